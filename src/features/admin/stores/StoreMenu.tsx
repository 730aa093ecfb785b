import { BadgeCheck, LayoutTemplate, Play, RefreshCw, Square } from 'lucide-react'
import { useState } from 'react'
import type { AdminStore } from '#contract/admin/admin-stores.ts'
import { IconMenu } from '#src/ui/overlays/IconMenu.tsx'
import { LayoutDialog } from '../shared/layouts/LayoutDialog.tsx'
import { BadgesDialog } from './BadgesDialog.tsx'
import { PublishDialog, ReopenDialog, SuspendDialog } from './StateDialogs.tsx'

const dialogs = {
  badges: BadgesDialog,
  layout: LayoutDialog,
  publish: PublishDialog,
  suspend: SuspendDialog,
  reopen: ReopenDialog,
}

/** Actions on a store. */
export const StoreMenu = ({ store }: { store: AdminStore }) => {
  const [asked, setAsked] = useState<keyof typeof dialogs | null>(null)
  const Asked = asked && dialogs[asked]
  const closed = store.suspended_at !== null
  return (
    <>
      <IconMenu
        label={`Actions for ${store.name}`}
        items={[
          { label: 'Badges', icon: <BadgeCheck aria-hidden="true" />, onSelect: () => setAsked('badges') },
          { label: 'Change layout', icon: <LayoutTemplate aria-hidden="true" />, onSelect: () => setAsked('layout') },
          {
            label: 'Publish again',
            icon: <RefreshCw aria-hidden="true" />,
            disabled: closed,
            onSelect: () => setAsked('publish'),
          },
          closed
            ? { label: 'Bring back', icon: <Play aria-hidden="true" />, onSelect: () => setAsked('reopen') }
            : {
                label: 'Suspend',
                icon: <Square aria-hidden="true" />,
                tone: 'danger',
                onSelect: () => setAsked('suspend'),
              },
        ]}
      />
      {Asked && <Asked store={store} onClose={() => setAsked(null)} />}
    </>
  )
}
