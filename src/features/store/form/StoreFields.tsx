import { type UseFormReturn, useController } from 'react-hook-form'
import { BIO_MAX, type Store } from '#contract/stores/stores.ts'
import { CountryCodeSelect } from '#src/features/shared/CountryCodeSelect.tsx'
import { Field } from '#src/ui/forms/Field.tsx'
import { Textarea, TextInput } from '#src/ui/forms/TextInput.tsx'
import { StoreImageField } from './StoreImageField.tsx'
import { type CheckedStore, type StoreValues, slugOfName, typedNumber, typedSlug } from './store-form.ts'

interface StoreFieldsProps {
  form: UseFormReturn<StoreValues, unknown, CheckedStore>
  /** The store that is changed; a new one's address follows its name until it is typed. */
  store?: Store
}

/** The fields of a store, for making and for changing one. */
export const StoreFields = ({ form, store }: StoreFieldsProps) => {
  const { register, setValue, formState, watch, control } = form
  const { errors } = formState
  // In the order of the screen: the first that is wrong gets the focus.
  const name = register('name')
  const bio = register('bio')
  const number = useController({ control, name: 'whatsapp_number' })
  const country = useController({ control, name: 'country_code' })
  const slug = useController({ control, name: 'custom_slug' })
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
              if (!store && !formState.dirtyFields.custom_slug) {
                setValue('custom_slug', slugOfName(event.target.value), { shouldDirty: false })
                form.clearErrors('custom_slug')
              }
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
      <Field label="WhatsApp number" error={errors.whatsapp_number?.message} hint="Orders by WhatsApp come here.">
        {(field) => (
          <div className="grid grid-cols-[auto_1fr] gap-2">
            <CountryCodeSelect value={country.field.value ?? '+92'} onChange={country.field.onChange} />
            <TextInput
              {...field}
              {...number.field}
              type="tel"
              inputMode="numeric"
              dir="ltr"
              autoComplete="tel-national"
              onChange={(event) => number.field.onChange(typedNumber(event.target.value))}
            />
          </div>
        )}
      </Field>
      <Field
        label="Store URL slug"
        error={errors.custom_slug?.message}
        hint={
          <span className="break-all">
            {location.host}/store/<strong className="font-medium text-text">{slug.field.value || 'your-store'}</strong>
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
        />
        <StoreImageField
          label="Cover"
          hint="Wide, about 1200×600"
          failed="Error processing cover image. Please try again."
          shape="wide"
          current={store?.cover_url ?? null}
          error={errors.cover?.message}
          onChange={(file) => setValue('cover', file, { shouldDirty: true })}
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
    </div>
  )
}
