import { type UseFormReturn, useController } from 'react-hook-form'
import { BIO_MAX, type OwnStore } from '#contract/stores/stores.ts'
import { CountryCodeSelect } from '#src/features/shared/CountryCodeSelect.tsx'
import { numberHint } from '#src/features/shared/number-hint.ts'
import { plural } from '#src/lib/plural.ts'
import { Field } from '#src/ui/forms/Field.tsx'
import { Select } from '#src/ui/forms/Select.tsx'
import { Textarea, TextInput } from '#src/ui/forms/TextInput.tsx'
import { StoreImageField } from './StoreImageField.tsx'
import { bioOfName, type CheckedStore, type StoreValues, slugOfName, typedNumber, typedSlug } from './store-form.ts'

interface StoreFieldsProps {
  form: UseFormReturn<StoreValues, unknown, CheckedStore>
  /** The store to change. A new store's bio and slug follow its name until they are edited. */
  store?: OwnStore
  /** Counts images being compressed. The form waits for them. */
  onWork: (by: 1 | -1) => void
}

const HOLD_CHOICES = [6, 12, 24, 48, 72, 168]

/** The usual hours, plus a custom value. */
const holdChoices = (hours: number): number[] => [...new Set([...HOLD_CHOICES, hours])].sort((a, b) => a - b)

const holdLabel = (hours: number): string =>
  hours > 24 && hours % 24 === 0 ? plural(hours / 24, 'day') : plural(hours, 'hour')

/** Fields of a new or existing store. */
export const StoreFields = ({ form, store, onWork }: StoreFieldsProps) => {
  const { register, setValue, formState, watch, control } = form
  const { errors } = formState
  // In screen order: the first error gets the focus.
  const name = register('name')
  const bio = register('bio')
  const number = useController({ control, name: 'whatsapp_number' })
  const country = useController({ control, name: 'country_code' })
  const slug = useController({ control, name: 'custom_slug' })
  const follow = (typed: string) => {
    const made = { bio: bioOfName(typed), custom_slug: slugOfName(typed) }
    for (const field of ['bio', 'custom_slug'] as const) {
      if (formState.dirtyFields[field]) continue
      setValue(field, made[field], { shouldDirty: false })
      form.clearErrors(field)
    }
  }
  return (
    <div className="flex flex-col gap-5">
      <Field label="Store name" error={errors.name?.message}>
        {(field) => (
          <TextInput
            {...field}
            {...name}
            maxLength={80}
            autoComplete="organization"
            onChange={(event) => {
              void name.onChange(event)
              if (!store) follow(event.target.value)
            }}
          />
        )}
      </Field>
      <Field
        label="Store bio"
        error={errors.bio?.message}
        hint="One or two lines about what you sell."
        counter={{ used: watch('bio').length, max: BIO_MAX }}
      >
        {(field) => <Textarea {...field} {...bio} maxLength={BIO_MAX} />}
      </Field>
      <Field
        label="WhatsApp number"
        error={errors.whatsapp_number?.message}
        hint={numberHint(number.field.value, country.field.value ?? '+92', 'Orders by WhatsApp come here.')}
      >
        {(field) => (
          <div className="grid grid-cols-[auto_1fr] gap-2">
            <CountryCodeSelect value={country.field.value ?? '+92'} onChange={country.field.onChange} />
            <TextInput
              {...field}
              {...number.field}
              inputMode="numeric"
              dir="ltr"
              autoComplete="tel-national"
              onChange={(event) => number.field.onChange(typedNumber(event.target.value))}
            />
          </div>
        )}
      </Field>
      <Field
        label="Store link"
        error={errors.custom_slug?.message}
        hint={
          <span className="break-all">
            Buyers open it: {location.host}/store/
            <strong className="font-medium text-text">{slug.field.value || 'your-store'}</strong>
          </span>
        }
      >
        {(field) => (
          <TextInput
            {...field}
            {...slug.field}
            dir="ltr"
            autoCapitalize="none"
            autoComplete="off"
            spellCheck={false}
            onChange={(event) => slug.field.onChange(typedSlug(event.target.value))}
          />
        )}
      </Field>
      <div className="flex flex-col gap-5">
        <StoreImageField
          label="Logo"
          hint="Square, at least 200×200"
          failed="Error processing logo. Please try again."
          shape="square"
          current={store?.logo_url ?? null}
          error={errors.logo?.message}
          onChange={(file) => setValue('logo', file, { shouldDirty: true })}
          onWork={onWork}
        />
        <StoreImageField
          label="Cover"
          hint="Wide, about 1200×600"
          failed="Error processing cover image. Please try again."
          shape="wide"
          current={store?.cover_url ?? null}
          error={(errors.cover ?? errors.cover_focus_x ?? errors.cover_focus_y)?.message}
          onChange={(file) => setValue('cover', file, { shouldDirty: true })}
          focus={{
            value: { x: Number(watch('cover_focus_x')), y: Number(watch('cover_focus_y')) },
            onChange: ({ x, y }) => {
              setValue('cover_focus_x', x, { shouldDirty: true })
              setValue('cover_focus_y', y, { shouldDirty: true })
            },
          }}
          onWork={onWork}
        />
      </div>
      <Field label="Instagram URL" optional error={errors.instagram_url?.message}>
        {(field) => (
          <TextInput
            {...field}
            {...register('instagram_url')}
            type="url"
            dir="ltr"
            placeholder="https://instagram.com/yourstore"
          />
        )}
      </Field>
      <Field label="Facebook URL" optional error={errors.facebook_url?.message}>
        {(field) => (
          <TextInput
            {...field}
            {...register('facebook_url')}
            type="url"
            dir="ltr"
            placeholder="https://facebook.com/yourstore"
          />
        )}
      </Field>
      {store && (
        <Field
          label="Keep pieces for an unconfirmed order"
          error={errors.hold_hours?.message}
          hint="After that they are for sale again. The order stays in your list, marked «To be checked»."
        >
          {(field) => (
            <Select {...field} {...register('hold_hours', { valueAsNumber: true })}>
              {holdChoices(store.hold_hours).map((hours) => (
                <option key={hours} value={hours}>
                  {holdLabel(hours)}
                </option>
              ))}
            </Select>
          )}
        </Field>
      )}
    </div>
  )
}
