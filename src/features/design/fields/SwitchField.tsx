import { useId } from 'react'
import { Switch } from '#src/ui/forms/Switch.tsx'
import type { FieldControlProps } from './control.ts'

export const SwitchField = ({ field, value, onChange }: FieldControlProps) => {
  const id = useId()
  return (
    <div className="flex items-center justify-between gap-4">
      <div className="min-w-0">
        <label htmlFor={id} className="font-medium text-sm">
          {field.label}
        </label>
        {field.helpText && (
          <p id={`${id}-hint`} className="text-muted text-sm">
            {field.helpText}
          </p>
        )}
      </div>
      <Switch
        id={id}
        checked={value === true}
        aria-describedby={field.helpText ? `${id}-hint` : undefined}
        onCheckedChange={onChange}
      />
    </div>
  )
}
