import { useState } from 'react'
import { setLayoutPermissions } from '#contract/admin/admin-users.endpoints.ts'
import { call } from '#src/lib/api/api.ts'
import { plural } from '#src/lib/plural.ts'
import { ActDialog } from '../acts/ActDialog.tsx'
import { LayoutPicker } from './LayoutPicker.tsx'
import { LayoutsFailed } from './LayoutsFailed.tsx'
import { type LayoutName, useLayouts } from './use-layouts.ts'

interface PermissionsDialogProps {
  user: { user_id: string; email: string; plan: 'free' | 'paid'; allowed_layouts: string[]; version: string }
  onClose: () => void
}

/** Names the layouts that a plan includes. Empty while they are unknown. */
const included = (layouts: readonly LayoutName[], plan: 'free' | 'paid'): string => {
  const names = layouts
    .filter(({ category }) => category === 'basic' || (plan === 'paid' && category === 'paid'))
    .map(({ name }) => name)
  if (names.length === 0) return ''
  return names.length === layouts.length ? 'all layouts' : new Intl.ListFormat('en-GB').format(names)
}

/** Grants a user layouts beyond the plan. */
export const PermissionsDialog = ({ user, onClose }: PermissionsDialogProps) => {
  const { layouts, failed, retry } = useLayouts()
  const [granted, setGranted] = useState<readonly string[]>(user.allowed_layouts)
  const plan = included(layouts, user.plan)
  const toggle = (id: string) =>
    setGranted(granted.includes(id) ? granted.filter((layout) => layout !== id) : [...granted, id])
  return (
    <ActDialog
      title="Change the layout permissions?"
      confirmLabel="Save permissions"
      run={() =>
        call(setLayoutPermissions, {
          params: { id: user.user_id },
          json: { user_id: user.user_id, allowed_layouts: [...granted] },
          headers: { 'if-match': `"${user.version}"` },
        })
      }
      failed="Failed to update layout permissions"
      detailFirst
      onClose={onClose}
    >
      <p>
        <bdi className="font-medium text-text">{user.email}</bdi> may use {plural(granted.length, 'layout')} in addition
        to those of her plan{plan && `: ${plan}`}.
      </p>
      {failed && <LayoutsFailed onRetry={retry} />}
      <LayoutPicker label="Granted layouts" layouts={layouts} chosen={granted} many onToggle={toggle} />
    </ActDialog>
  )
}
