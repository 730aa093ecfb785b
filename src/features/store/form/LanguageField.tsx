import { type UseFormReturn, useController } from 'react-hook-form'
import { directionOf, languageNames, languages, otherLanguage } from '#contract/languages.ts'
import { BIO_MAX, type OwnStore } from '#contract/stores/stores.ts'
import { Field } from '#src/ui/forms/Field.tsx'
import { Select } from '#src/ui/forms/Select.tsx'
import { SwitchField } from '#src/ui/forms/SwitchField.tsx'
import { Textarea } from '#src/ui/forms/TextInput.tsx'
import type { CheckedStore, StoreValues } from './store-form.ts'
import * as say from './words.ts'

interface LanguageFieldProps {
  form: UseFormReturn<StoreValues, unknown, CheckedStore>
  store: OwnStore
}

/** Language in which the shop speaks to its buyers, whether its pages are in the other one, too, and the bio in it. */
export const LanguageField = ({ form, store }: LanguageFieldProps) => {
  const both = useController({ control: form.control, name: 'both_languages' })
  const { errors } = form.formState
  const other = otherLanguage(form.watch('language') ?? store.language)
  const isOffered = store.languages.length > 1
  // A text written before is shown, as pages in its language say it instead of the bio.
  const bios = languages.filter(
    (language) => (language === other && both.field.value === true) || store[`bio_${language}`],
  )
  return (
    <>
      {isOffered && (
        <>
          <Field label={say.languageOfTheShop} error={errors.language?.message} hint={say.languageIsForButtons}>
            {(field) => (
              <Select {...field} {...form.register('language')}>
                {[...new Set([...store.languages, store.language])].map((language) => (
                  <option key={language} value={language} lang={language}>
                    {languageNames[language]}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <SwitchField
            label={say.alsoIn(other)}
            hint={say.buyersSwitchAbove}
            checked={both.field.value === true}
            onChange={both.field.onChange}
          />
        </>
      )}
      {bios.map((language) => (
        <Field
          key={language}
          label={say.bioIn(language)}
          optional
          error={errors[`bio_${language}`]?.message}
          hint={say.emptyShowsOwn}
        >
          {(field) => (
            <Textarea
              {...field}
              {...form.register(`bio_${language}`)}
              lang={language}
              dir={directionOf(language)}
              maxLength={BIO_MAX}
            />
          )}
        </Field>
      ))}
    </>
  )
}
