import { Film } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { Button } from '#src/ui/Button.tsx'
import type { FieldControlProps } from './control.ts'
import * as say from './words.ts'

const MEGABYTE = 1024 * 1024
const MOST = 10

/** A video preview. The file stays on this device. */
export const VideoField = ({ field }: FieldControlProps) => {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [video, setVideo] = useState<{ url: string; large: boolean } | null>(null)
  useEffect(() => () => void (video && URL.revokeObjectURL(video.url)), [video])
  return (
    <div className="flex min-w-0 flex-col gap-2">
      <p id={`${id}-label`} className="font-medium text-sm">
        {field.label}
      </p>
      {video && (
        <video src={video.url} controls muted playsInline className="max-h-48 w-full rounded-lg bg-raised">
          <track kind="captions" />
        </video>
      )}
      <div>
        <Button
          variant="secondary"
          size="small"
          icon={<Film aria-hidden="true" />}
          aria-describedby={`${id}-label`}
          onClick={() => input.current?.click()}
        >
          {video ? say.chooseAnotherVideo : say.chooseVideo}
        </Button>
      </div>
      <input
        ref={input}
        type="file"
        accept="video/mp4,video/quicktime,video/x-msvideo"
        className="sr-only"
        tabIndex={-1}
        aria-label={field.label}
        onChange={(event) => {
          const [file] = event.target.files ?? []
          if (file) setVideo({ url: URL.createObjectURL(file), large: file.size > MOST * MEGABYTE })
          event.target.value = ''
        }}
      />
      {video?.large && <p className="text-sm text-warning">{say.videoIsLarger(MOST)}</p>}
      <p className="text-muted text-sm">{field.helpText}</p>
    </div>
  )
}
