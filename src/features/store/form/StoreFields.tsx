import { BIO_MAX } from '#contract/stores/stores.ts'
import { bioOfName } from '#src/features/shared/share-words.ts'
import { Field } from '#src/ui/forms/Field.tsx'
import { Textarea, TextInput } from '#src/ui/forms/TextInput.tsx'
import { HoldField } from './HoldField.tsx'
import { LanguageField } from './LanguageField.tsx'
import { StoreAddressFields } from './StoreAddressFields.tsx'
import { type StoreFieldsProps, StoreImageFields } from './StoreImageFields.tsx'
import { slugOfName } from './store-form.ts'
import * as say from './words.ts'

/** Fields of a new or existing store. */
export const StoreFields = ({ form, store, onWork }: StoreFieldsProps) => {
  const { register, setValue, formState, watch } = form
  const { errors } = formState
  // In screen order: the first error gets the focus.
  const name = register('name')
  const bio = register('bio')
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
      <Field label={say.storeName} error={errors.name?.message}>
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
        label={say.storeBio}
        error={errors.bio?.message}
        hint={say.oneOrTwoLines}
        counter={{ used: watch('bio').length, max: BIO_MAX }}
      >
        {(field) => <Textarea {...field} {...bio} maxLength={BIO_MAX} />}
      </Field>
      <StoreAddressFields form={form} />
      <StoreImageFields form={form} {...(store && { store })} onWork={onWork} />
      <Field label={say.instagramUrl} optional error={errors.instagram_url?.message}>
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
      <Field label={say.facebookUrl} optional error={errors.facebook_url?.message}>
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
      {store && <LanguageField form={form} store={store} />}
      {store && <HoldField form={form} current={store.hold_hours} />}
    </div>
  )
}
