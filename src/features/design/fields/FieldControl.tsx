import { Field } from '#src/ui/forms/Field.tsx'
import { FocalPointField } from '#src/ui/forms/FocalPointField.tsx'
import { objectPosition, pointOfPosition } from '#src/ui/forms/focal-point.ts'
import { Select } from '#src/ui/forms/Select.tsx'
import { SwitchField } from '#src/ui/forms/SwitchField.tsx'
import { TextInput } from '#src/ui/forms/TextInput.tsx'
import { ColorField } from './ColorField.tsx'
import type { FieldControlProps } from './control.ts'
import { asText } from './control.ts'
import { ImageField } from './ImageField.tsx'
import { ListField } from './ListField.tsx'
import { TextField } from './TextField.tsx'
import { VideoField } from './VideoField.tsx'

const SelectField = ({ field, value, error, onChange }: FieldControlProps) => (
  <Field label={field.label} hint={field.helpText} error={error}>
    {(control) => (
      <Select {...control} value={asText(value)} onChange={(event) => onChange(event.target.value)}>
        {field.options?.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Select>
    )}
  </Field>
)

const NumberField = ({ field, value, error, onChange }: FieldControlProps) => (
  <Field label={field.label} hint={field.helpText} error={error}>
    {(control) => (
      <TextInput
        {...control}
        type="number"
        inputMode="numeric"
        min={field.min}
        max={field.max}
        step={field.step}
        value={typeof value === 'number' && Number.isFinite(value) ? value : ''}
        onChange={(event) => onChange(event.target.valueAsNumber)}
      />
    )}
  </Field>
)

const FocusField = ({ field, value, image, onChange }: FieldControlProps) => (
  <div className="flex min-w-0 flex-col gap-2">
    <p className="font-medium text-sm">{field.label}</p>
    <FocalPointField
      label={field.label}
      src={image}
      value={pointOfPosition(asText(value))}
      onChange={(point) => onChange(objectPosition(point))}
    />
  </div>
)

/** The control of a field by its type. */
export const FieldControl = (props: FieldControlProps) => {
  switch (props.field.type) {
    case 'text':
    case 'textarea':
    case 'email':
      return <TextField {...props} />
    case 'color':
      return <ColorField {...props} />
    case 'select':
      return <SelectField {...props} />
    case 'image':
      return <ImageField {...props} />
    case 'focus':
      return <FocusField {...props} />
    case 'file':
      return <VideoField {...props} />
    case 'number':
      return <NumberField {...props} />
    case 'boolean':
      return (
        <SwitchField
          label={props.field.label}
          hint={props.field.helpText}
          checked={props.value === true}
          onChange={props.onChange}
        />
      )
    case 'array':
      return <ListField {...props} />
  }
}
