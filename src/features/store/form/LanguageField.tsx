import type { UseFormReturn } from 'react-hook-form'
import { languageNames } from '#contract/languages.ts'
import type { OwnStore } from '#contract/stores/stores.ts'
import { Field } from '#src/ui/forms/Field.tsx'
import { Select } from '#src/ui/forms/Select.tsx'
import type { CheckedStore, StoreValues } from './store-form.ts'
import * as say from './words.ts'

interface LanguageFieldProps {
  form: UseFormReturn<StoreValues, unknown, CheckedStore>
  store: OwnStore
}

/** Language in which the shop speaks to its buyers. */
export const LanguageField = ({ form, store }: LanguageFieldProps) => (
  <Field label={say.languageOfTheShop} error={form.formState.errors.language?.message} hint={say.languageIsForButtons}>
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
)
