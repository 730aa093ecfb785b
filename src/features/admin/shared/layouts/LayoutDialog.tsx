import { useState } from 'react'
import { assignLayout } from '#contract/admin/admin-stores.endpoints.ts'
import type { AdminStore } from '#contract/admin/admin-stores.ts'
import { call } from '#src/lib/api/api.ts'
import { ActDialog } from '../acts/ActDialog.tsx'
import { LayoutPicker } from './LayoutPicker.tsx'
import { LayoutsFailed } from './LayoutsFailed.tsx'
import { layoutName, useLayouts } from './use-layouts.ts'

/** Assigns a layout to a store, whatever its plan. */
export const LayoutDialog = ({ store, onClose }: { store: AdminStore; onClose: () => void }) => {
  const { layouts, failed, retry } = useLayouts()
  const [layout, setLayout] = useState(store.theme)
  return (
    <ActDialog
      title="Change the layout?"
      confirmLabel="Assign layout"
      blocked={layout === store.theme}
      run={() =>
        call(assignLayout, {
          params: { id: store.id },
          json: { store_id: store.id, layout },
          headers: { 'if-match': `"${store.version}"` },
        })
      }
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
