import { ImagePlus } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { compressImage, WIDE_SIDE } from '#src/lib/browser/compress-image.ts'
import { Button } from '#src/ui/Button.tsx'
import { FocalPointField } from '#src/ui/forms/FocalPointField.tsx'
import { type FocalPoint, MIDDLE, objectPosition } from '#src/ui/forms/focal-point.ts'
import * as common from '#src/ui/words.ts'
import * as say from './words.ts'

interface StoreImageFieldProps {
  label: string
  hint: string
  /** Message when the file is not a usable image. */
  failed: string
  shape: 'square' | 'wide'
  /** The present image. */
  current: string | null
  error: string | undefined
  onChange: (file: File) => void
  /** The important point of an image that pages crop. */
  focus?: { label: string; value: FocalPoint; onChange: (point: FocalPoint) => void }
  /** Counts images being compressed. */
  onWork: (by: 1 | -1) => void
}

/** An image: chosen or photographed, compressed, and shown before it is sent. */
export const StoreImageField = ({
  label,
  hint,
  failed,
  shape,
  current,
  error,
  onChange,
  focus,
  onWork,
}: StoreImageFieldProps) => {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [chosen, setChosen] = useState<string | null>(null)
  const [work, setWork] = useState<'idle' | 'busy' | 'failed'>('idle')
  useEffect(() => () => void (chosen && URL.revokeObjectURL(chosen)), [chosen])

  const choose = async (file: File | undefined) => {
    if (!file) return
    setWork('busy')
    onWork(1)
    // Shown while it is compressed.
    setChosen(URL.createObjectURL(file))
    focus?.onChange(MIDDLE)
    try {
      onChange(await compressImage(file, shape === 'wide' ? WIDE_SIDE : undefined))
      setWork('idle')
    } catch {
      setChosen(null)
      setWork('failed')
    } finally {
      onWork(-1)
    }
  }

  const shown = chosen ?? current
  const problem = work === 'failed' ? failed : error
  return (
    <div className="flex min-w-0 flex-col gap-3">
      <div className="flex min-w-0 items-center gap-4">
        <div
          className={`grid h-16 shrink-0 place-items-center overflow-hidden rounded-xl border border-line bg-raised text-muted ${shape === 'square' ? 'w-16' : 'w-28'}`}
        >
          {shown ? (
            <img
              src={shown}
              alt=""
              className="size-full object-cover"
              style={{ objectPosition: objectPosition(focus?.value ?? MIDDLE) }}
            />
          ) : (
            <ImagePlus aria-hidden="true" />
          )}
        </div>
        <div className="min-w-0">
          <p id={`${id}-label`} className="font-medium text-sm">
            {label} <span className="ms-1 font-normal text-muted">{common.optional}</span>
          </p>
          <p className="text-muted text-sm">{hint}</p>
          <Button
            variant="link"
            size="text"
            busy={work === 'busy'}
            aria-describedby={`${id}-label`}
            onClick={() => input.current?.click()}
          >
            {shown ? say.changeImage : say.chooseImage}
          </Button>
          <input
            ref={input}
            type="file"
            accept="image/*"
            className="sr-only"
            tabIndex={-1}
            aria-label={label}
            onChange={(event) => {
              void choose(event.target.files?.[0])
              event.target.value = ''
            }}
          />
          {problem && (
            <p role="alert" className="text-negative text-sm">
              {problem}
            </p>
          )}
        </div>
      </div>
      {focus && shown && <FocalPointField src={shown} {...focus} />}
    </div>
  )
}
