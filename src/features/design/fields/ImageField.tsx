import { ImagePlus, Trash2 } from 'lucide-react'
import { useId, useRef } from 'react'
import { Button } from '#src/ui/Button.tsx'
import * as common from '#src/ui/words.ts'
import { asText, type FieldControlProps } from './control.ts'
import { useUpload } from './use-upload.ts'
import * as say from './words.ts'

/** An image of the design, uploaded as soon as it is chosen. */
export const ImageField = ({ field, value, error, uploadHint, onChange, onUploaded }: FieldControlProps) => {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const { work, send } = useUpload(onUploaded)
  const url = asText(value)
  const problem = work.state === 'failed' ? work.message : error
  return (
    <div className="flex min-w-0 flex-col gap-2">
      <p id={`${id}-label`} className="font-medium text-sm">
        {field.label}
      </p>
      {url && (
        <img src={url} alt="" className="max-h-40 w-full rounded-lg border border-line bg-raised object-contain" />
      )}
      <div className="flex flex-wrap gap-2">
        <Button
          variant="secondary"
          size="small"
          busy={work.state === 'sending'}
          icon={<ImagePlus aria-hidden="true" />}
          aria-describedby={`${id}-label`}
          onClick={() => input.current?.click()}
        >
          {work.state === 'sending'
            ? say.uploading(Math.round(work.share * 100))
            : url
              ? say.replaceImage
              : say.uploadImage}
        </Button>
        {url && (
          <Button variant="quiet" size="small" icon={<Trash2 aria-hidden="true" />} onClick={() => onChange('')}>
            {common.remove}
          </Button>
        )}
      </div>
      <input
        ref={input}
        type="file"
        accept="image/png,image/jpeg,image/webp"
        className="sr-only"
        tabIndex={-1}
        aria-label={field.label}
        onChange={(event) => {
          const [file] = event.target.files ?? []
          if (file) void send(file)
          event.target.value = ''
        }}
      />
      {problem ? (
        <p role="alert" className="text-negative text-sm">
          {problem}
        </p>
      ) : (
        <p className="text-muted text-sm">
          {field.helpText} {uploadHint}
        </p>
      )}
    </div>
  )
}
