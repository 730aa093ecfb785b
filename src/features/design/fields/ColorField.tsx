import { TriangleAlert } from 'lucide-react'
import { isColor } from '#layouts/kit/style/color.ts'
import { Field } from '#src/ui/forms/Field.tsx'
import { TextInput } from '#src/ui/forms/TextInput.tsx'
import { asText, type FieldControlProps } from './control.ts'

/** A color, chosen or typed, with a word where text could not be read on it. */
export const ColorField = ({ field, value, error, warning, onChange }: FieldControlProps) => {
  const text = asText(value)
  return (
    <div className="flex flex-col gap-1.5">
      <Field label={field.label} error={error}>
        {(control) => (
          <div className="flex gap-2">
            <input
              type="color"
              aria-label={`Choose ${field.label}`}
              value={isColor(text) ? text.toLowerCase() : '#000000'}
              onChange={(event) => onChange(event.target.value)}
              className="h-11 w-14 shrink-0 cursor-pointer rounded-lg border border-edge bg-surface p-1"
            />
            <TextInput
              {...control}
              value={text}
              maxLength={7}
              placeholder={field.placeholder || '#3b82f6'}
              spellCheck={false}
              autoCapitalize="none"
              className="font-mono uppercase placeholder:normal-case"
              onChange={(event) => onChange(withHash(event.target.value))}
            />
          </div>
        )}
      </Field>
      <p role="status" className="text-sm text-warning empty:hidden">
        {warning && !error && (
          <span className="flex items-start gap-1.5">
            <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
            {warning}
          </span>
        )}
      </p>
    </div>
  )
}

/** A code that is pasted without its # is meant all the same. */
const withHash = (typed: string): string => {
  const text = typed.trim().toLowerCase()
  return /^[0-9a-f]{6}$/.test(text) ? `#${text}` : text
}
