import { useId } from 'react'
import { Switch } from './Switch.tsx'

interface SwitchFieldProps {
  label: string
  hint?: string | undefined
  checked: boolean
  onChange: (checked: boolean) => void
}

/** A switch with its label. */
export const SwitchField = ({ label, hint, checked, onChange }: SwitchFieldProps) => {
  const id = useId()
  return (
    <div className="flex items-center justify-between gap-4">
      <div className="min-w-0">
        <label htmlFor={id} className="font-medium text-sm">
          {label}
        </label>
        {hint && (
          <p id={`${id}-hint`} className="text-muted text-sm">
            {hint}
          </p>
        )}
      </div>
      <Switch id={id} checked={checked} aria-describedby={hint ? `${id}-hint` : undefined} onCheckedChange={onChange} />
    </div>
  )
}
