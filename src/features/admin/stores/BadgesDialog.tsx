import { useState } from 'react'
import type { AdminStore } from '#contract/admin/admin-stores.ts'
import { SwitchField } from '#src/ui/forms/SwitchField.tsx'
import { ActDialog } from '../shared/acts/ActDialog.tsx'
import { saveBadges } from './stores.ts'

const badges = [
  ['verified', 'Verified', 'You have checked who runs this store'],
  ['trusted', 'Trusted', 'Buyers can rely on what it sells'],
] as const

/** Sets the badges buyers see. */
export const BadgesDialog = ({ store, onClose }: { store: AdminStore; onClose: () => void }) => {
  const [worn, setWorn] = useState(store.badges)
  return (
    <ActDialog
      title="Change the badges?"
      confirmLabel="Save badges"
      run={() => saveBadges(store, worn)}
      failed="Failed to update store badges"
      onClose={onClose}
    >
      <p>
        Buyers see them on <bdi className="font-medium text-text">{store.name}</bdi>, whose pages are published again. A
        tap on one says what it means, and since when the store has it.
      </p>
      <div className="flex flex-col gap-3 text-text">
        {badges.map(([id, label, hint]) => (
          <SwitchField
            key={id}
            label={label}
            hint={hint}
            checked={worn.includes(id)}
            onChange={(on) => setWorn(on ? [...worn, id] : worn.filter((badge) => badge !== id))}
          />
        ))}
      </div>
    </ActDialog>
  )
}
