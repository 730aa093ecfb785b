import { type UseFormReturn, useController } from 'react-hook-form'
import { CountryCodeSelect } from '#src/features/shared/CountryCodeSelect.tsx'
import { numberHint } from '#src/features/shared/number-hint.tsx'
import { Filled } from '#src/ui/Filled.tsx'
import { Field } from '#src/ui/forms/Field.tsx'
import { TextInput } from '#src/ui/forms/TextInput.tsx'
import { type CheckedStore, type StoreValues, typedNumber, typedSlug } from './store-form.ts'
import * as say from './words.ts'

/** Where buyers write to, and where they find the store. */
export const StoreAddressFields = ({ form }: { form: UseFormReturn<StoreValues, unknown, CheckedStore> }) => {
  const { control } = form
  const { errors } = form.formState
  const number = useController({ control, name: 'whatsapp_number' })
  const country = useController({ control, name: 'country_code' })
  const slug = useController({ control, name: 'custom_slug' })
  return (
    <>
      <Field
        label={say.whatsappNumber}
        error={errors.whatsapp_number?.message}
        hint={numberHint(number.field.value, country.field.value ?? '+92', say.ordersByWhatsappComeHere)}
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
        label={say.storeUrl}
        error={errors.custom_slug?.message}
        hint={
          <span className="break-words">
            <Filled
              text={say.buyersOpenAddress}
              address={
                <bdi dir="ltr">
                  {location.host}/store/
                  <wbr />
                  <strong className="font-medium text-text">{slug.field.value || 'your-store'}</strong>
                </bdi>
              }
            />
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
    </>
  )
}
