import { useState } from 'react'
import type { AdminStore } from '#contract/admin/admin-stores.ts'
import { ActDialog } from '../shared/ActDialog.tsx'
import { LayoutPicker } from '../shared/LayoutPicker.tsx'
import { LayoutsFailed } from '../shared/LayoutsFailed.tsx'
import { layoutName, useLayouts } from '../shared/use-layouts.ts'
import { saveLayout } from './stores.ts'

/** Assigns a store another layout, whatever its plan. */
export const LayoutDialog = ({ store, onClose }: { store: AdminStore; onClose: () => void }) => {
  const { layouts, failed, retry } = useLayouts()
  const [layout, setLayout] = useState(store.theme)
  return (
    <ActDialog
      title="Change the layout?"
      confirmLabel="Assign layout"
      blocked={layout === store.theme}
      run={() => saveLayout(store, layout)}
      failed="Failed to assign layout"
      detailFirst
      onClose={onClose}
    >
      <p>
        <bdi className="font-medium text-text">{store.name}</bdi>{' '}
        {layout === store.theme
          ? `has ${layoutName(layouts, layout)} now.`
          : `goes from ${layoutName(layouts, store.theme)} to ${layoutName(layouts, layout)}. Its owner may use it from now on, and her own texts and colors stay.`}
      </p>
      {failed && <LayoutsFailed onRetry={retry} />}
      <LayoutPicker label="Layout" layouts={layouts} chosen={[layout]} onToggle={setLayout} />
    </ActDialog>
  )
}
