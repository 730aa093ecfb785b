import { Field } from '#src/ui/forms/Field.tsx'
import { Textarea, TextInput } from '#src/ui/forms/TextInput.tsx'
import { asText, type FieldControlProps } from './control.ts'

const keyboards = { phone: 'tel', url: 'url' } as const

/** Text of one or several lines, with a counter if it is limited. */
export const TextField = ({ field, value, error, onChange }: FieldControlProps) => {
  const text = asText(value)
  const { label, helpText, maxLength, placeholder, pattern } = field
  return (
    <Field
      label={label}
      hint={helpText}
      error={error}
      {...(maxLength === undefined ? {} : { counter: { used: text.length, max: maxLength } })}
    >
      {(control) => {
        const shared = { ...control, value: text, placeholder, ...(maxLength === undefined ? {} : { maxLength }) }
        return field.type === 'textarea' ? (
          <Textarea {...shared} onChange={(event) => onChange(event.target.value)} />
        ) : (
          <TextInput
            {...shared}
            inputMode={field.type === 'email' ? 'email' : pattern ? keyboards[pattern] : 'text'}
            onChange={(event) => onChange(event.target.value)}
          />
        )
      }}
    </Field>
  )
}
