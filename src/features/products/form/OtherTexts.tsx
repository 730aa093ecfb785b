import { directionOf, languages, otherLanguage } from '#contract/languages.ts'
import { DESCRIPTION_MAX, NAME_MAX } from '#contract/products/products.ts'
import { useMyStore } from '#src/features/shared/queries.ts'
import { Field } from '#src/ui/forms/Field.tsx'
import { Textarea, TextInput } from '#src/ui/forms/TextInput.tsx'
import type { ProductForm } from './use-product-form.ts'
import * as say from './words.ts'

/** Name and description for pages in the shop's other language, and any written for another one before. */
export const OtherTexts = ({ form: { register, formState, getValues } }: { form: ProductForm['form'] }) => {
  const store = useMyStore().data
  const { errors } = formState
  const second = store?.both_languages ? otherLanguage(store.language) : undefined
  const shown = languages.filter(
    (language) => language === second || getValues(`name_${language}`) || getValues(`description_${language}`),
  )
  return shown.map((language) => {
    const name = `name_${language}` as const
    const description = `description_${language}` as const
    const written = { lang: language, dir: directionOf(language) }
    return (
      <fieldset key={language} className="flex flex-col gap-5 rounded-xl border border-line p-4">
        <legend className="px-1 font-medium text-sm">{say.inLanguage(language)}</legend>
        <Field label={say.productName} optional error={errors[name]?.message} hint={say.emptyShowsOwn}>
          {(field) => <TextInput {...field} {...register(name)} {...written} maxLength={NAME_MAX} autoComplete="off" />}
        </Field>
        <Field label={say.description} optional error={errors[description]?.message}>
          {(field) => (
            <Textarea {...field} {...register(description)} {...written} rows={4} maxLength={DESCRIPTION_MAX} />
          )}
        </Field>
      </fieldset>
    )
  })
}
