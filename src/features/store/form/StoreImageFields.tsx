import type { UseFormReturn } from 'react-hook-form'
import type { OwnStore } from '#contract/stores/stores.ts'
import { StoreImageField } from './StoreImageField.tsx'
import type { CheckedStore, StoreValues } from './store-form.ts'
import * as say from './words.ts'

export interface StoreFieldsProps {
  form: UseFormReturn<StoreValues, unknown, CheckedStore>
  /** The store to change. A new store's bio and slug follow its name until they are edited. */
  store?: OwnStore
  /** Counts images being compressed. The form waits for them. */
  onWork: (by: 1 | -1) => void
}

/** Logo and cover, with the part of the cover that stays in view. */
export const StoreImageFields = ({ form, store, onWork }: StoreFieldsProps) => {
  const { setValue, watch } = form
  const { errors } = form.formState
  return (
    <div className="flex flex-col gap-5">
      <StoreImageField
        label={say.logo}
        hint={say.squareAtLeast}
        failed={say.logoNotProcessed}
        shape="square"
        current={store?.logo_url ?? null}
        error={errors.logo?.message}
        onChange={(file) => setValue('logo', file, { shouldDirty: true })}
        onWork={onWork}
      />
      <StoreImageField
        label={say.cover}
        hint={say.wideAbout}
        failed={say.coverNotProcessed}
        shape="wide"
        current={store?.cover_url ?? null}
        error={(errors.cover ?? errors.cover_focus_x ?? errors.cover_focus_y)?.message}
        onChange={(file) => setValue('cover', file, { shouldDirty: true })}
        focus={{
          label: say.importantPartOfCover,
          value: { x: Number(watch('cover_focus_x')), y: Number(watch('cover_focus_y')) },
          onChange: ({ x, y }) => {
            setValue('cover_focus_x', x, { shouldDirty: true })
            setValue('cover_focus_y', y, { shouldDirty: true })
          },
        }}
        onWork={onWork}
      />
    </div>
  )
}
