import { LayoutTemplate } from 'lucide-react'
import { useId } from 'react'
import { LayoutImage } from '#src/features/shared/LayoutImage.tsx'
import type { LayoutName } from './use-layouts.ts'

interface LayoutPickerProps {
  label: string
  layouts: readonly LayoutName[]
  chosen: readonly string[]
  /** Allows several choices. */
  many?: true
  onToggle: (id: string) => void
}

/** Chooses one or several layouts by their images. */
export const LayoutPicker = ({ label, layouts, chosen, many, onToggle }: LayoutPickerProps) => {
  const name = useId()
  return (
    <fieldset>
      <legend className="mb-2 font-medium text-sm text-text">{label}</legend>
      <div className="grid grid-cols-3 gap-3 sm:grid-cols-4">
        {layouts.map((layout) => (
          <label
            key={layout.id}
            className="flex cursor-pointer flex-col overflow-hidden rounded-lg border border-line text-text has-checked:border-accent has-checked:bg-accent-soft has-checked:ring-2 has-checked:ring-accent has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:outline-offset-2"
          >
            <span className="grid aspect-[3/4] place-items-center overflow-hidden bg-raised text-muted">
              <LayoutImage layout={layout.id}>
                <LayoutTemplate aria-hidden="true" className="size-6" />
              </LayoutImage>
            </span>
            <span className="flex min-h-11 items-center gap-2 px-2 py-1.5 text-xs leading-tight">
              <input
                type={many ? 'checkbox' : 'radio'}
                name={name}
                checked={chosen.includes(layout.id)}
                onChange={() => onToggle(layout.id)}
                className="size-4 shrink-0 accent-accent outline-none"
              />
              <span className="min-w-0 break-words">{layout.name}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
