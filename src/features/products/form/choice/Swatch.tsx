import { Palette } from 'lucide-react'
import * as say from './words.ts'

interface SwatchProps {
  label: string
  /** `#rrggbb`, if one is set. */
  color: string | undefined
  onChange: (color: string) => void
}

/** Shows and sets the colour that buyers see beside a value. */
export const Swatch = ({ label, color, onChange }: SwatchProps) => (
  <label className="relative grid size-11 shrink-0 place-items-center rounded-lg text-muted has-focus-visible:outline-2 has-focus-visible:outline-accent">
    {color ? (
      <svg viewBox="0 0 18 18" aria-hidden="true" className="size-5">
        <circle cx="9" cy="9" r="8.5" fill={color} stroke="currentColor" strokeOpacity=".5" />
      </svg>
    ) : (
      <Palette aria-hidden="true" className="size-4" />
    )}
    <input
      type="color"
      aria-label={say.colorOf(label)}
      value={color ?? '#888888'}
      onChange={(event) => onChange(event.target.value)}
      className="absolute inset-0 size-full cursor-pointer opacity-0"
    />
  </label>
)
