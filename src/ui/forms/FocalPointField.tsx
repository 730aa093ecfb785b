import { useId } from 'react'
import { type FocalPoint, movedPoint, pointInWords, tappedPoint } from './focal-point.ts'
import * as say from './words.ts'

interface FocalPointFieldProps {
  label: string
  /** The whole image, so that any point can be chosen. */
  src: string
  value: FocalPoint
  onChange: (point: FocalPoint) => void
}

/** Chooses an image's important point by tap or arrow keys. */
export const FocalPointField = ({ label, src, value, onChange }: FocalPointFieldProps) => {
  const hint = useId()
  return (
    <div className="flex min-w-0 flex-col gap-2">
      <div
        role="slider"
        tabIndex={0}
        aria-label={label}
        aria-describedby={hint}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={value.x}
        aria-valuetext={pointInWords(value)}
        className="relative w-fit max-w-full cursor-crosshair touch-manipulation overflow-hidden rounded-xl border border-line bg-raised"
        onClick={(event) => onChange(tappedPoint(event, event.currentTarget.getBoundingClientRect()))}
        onKeyDown={(event) => {
          const moved = movedPoint(event.key, value)
          if (!moved) return
          event.preventDefault()
          onChange(moved)
        }}
      >
        <img src={src} alt="" draggable={false} className="max-h-56 min-h-16 w-auto max-w-full select-none" />
        {/* Light and dark, to be visible on every image. */}
        <span
          aria-hidden="true"
          className="pointer-events-none absolute size-7 -translate-x-1/2 -translate-y-1/2 rounded-full border-2 border-white shadow-[0_0_0_2px_rgb(0_0_0/0.7),inset_0_0_0_2px_rgb(0_0_0/0.4)]"
          style={{ left: `${value.x}%`, top: `${value.y}%` }}
        />
      </div>
      <p id={hint} className="text-muted text-sm">
        {say.tapThePartThat}
      </p>
    </div>
  )
}
