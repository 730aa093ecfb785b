import { cx } from 'class-variance-authority'
import { History } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { SavedLayoutConfig, Store } from '#contract/stores/stores.ts'
import { useMe } from '#src/features/shared/queries.ts'
import { useLeaveGuard } from '#src/lib/drafts/leave-guard.ts'
import { Notice } from '#src/ui/feedback/Notice.tsx'
import { SegmentedControl } from '#src/ui/forms/SegmentedControl.tsx'
import { ConfirmDialog } from '#src/ui/overlays/ConfirmDialog.tsx'
import * as common from '#src/ui/words.ts'
import type { LayoutCard } from '../layout-cards.ts'
import { Preview } from '../preview/Preview.tsx'
import { CarryOverNotice } from '../switching/CarryOverNotice.tsx'
import { ActionBar } from './ActionBar.tsx'
import { ConflictNotice } from './ConflictNotice.tsx'
import { CustomiseHeader } from './CustomiseHeader.tsx'
import { DesignSections } from './DesignSections.tsx'
import { useDesignActions } from './use-design-actions.ts'
import { useDesignForm } from './use-design-form.ts'
import * as say from './words.ts'

interface CustomiseProps {
  card: LayoutCard
  /** The live layout. */
  current: LayoutCard
  store: Store
  saved: SavedLayoutConfig
  onBack: () => void
}

const sides = [
  { id: 'form', name: say.edit },
  { id: 'preview', name: common.preview },
] as const

const LEAVE = say.leaveUnsaved

/** A layout's form with a preview beside it; on a phone, one or the other. */
export const Customise = ({ card, current, store, saved, onBack }: CustomiseProps) => {
  const me = useMe()
  const form = useDesignForm(card, saved, me.id)
  const isLive = current.id === card.id
  const actions = useDesignActions(card, form, isLive)
  const sections = useRef<HTMLDivElement>(null)
  const body = useRef<HTMLDivElement>(null)
  const top = useRef<HTMLDivElement>(null)
  const [side, setSide] = useState<'form' | 'preview'>('form')
  const [resetting, setResetting] = useState(false)
  const isDirty = form.dirty.length > 0
  useEffect(() => {
    // The buttons are at the other end of the page.
    if (form.conflict) top.current?.scrollIntoView({ block: 'start' })
  }, [form.conflict])
  useEffect(() => {
    // The pressed card may be far down the gallery.
    top.current?.scrollIntoView({ block: 'start' })
  }, [])
  useLeaveGuard(isDirty ? LEAVE : null)

  /** Runs if all values are valid, else shows the first error. */
  const checked = (run: () => Promise<void>) => () => {
    const [wrong] = Object.keys(form.errors)
    if (!wrong) return void run()
    setSide('form')
    const control = sections.current?.querySelector<HTMLElement>(`[data-field="${wrong}"]`)
    const section = control?.closest('details')
    if (section) section.open = true
    control?.querySelector<HTMLElement>('input, textarea, select')?.focus()
  }

  return (
    <div ref={top} className="flex scroll-mt-20 flex-col gap-4">
      <CustomiseHeader name={card.name} storeSlug={store.store_slug} onBack={onBack} />
      {form.conflict && (
        <ConflictNotice onLoad={() => form.rebase(saved, true)} onDiscard={() => form.rebase(saved, false)} />
      )}
      {form.restored && isDirty && !form.conflict && (
        <Notice tone="info" icon={<History aria-hidden="true" />}>
          {say.restoredNotSaved}
        </Notice>
      )}
      <SegmentedControl
        label={say.whatIsShown}
        choices={sides}
        value={side}
        onChange={(next) => {
          setSide(next)
          body.current?.scrollIntoView({ block: 'start' })
        }}
        className="sticky top-16 z-10 lg:hidden"
      />
      <div ref={body} className="scroll-mt-32 gap-6 lg:grid lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
        <div ref={sections} className={cx('flex min-w-0 flex-col gap-4', side === 'preview' && 'max-lg:hidden')}>
          {!isLive && <CarryOverNotice card={card} current={current} saved={saved} />}
          <DesignSections card={card} store={store} form={form} isLive={isLive} onUploaded={actions.saveImage} />
        </div>
        <Preview
          design={{ layout: card.id, name: card.name, customizations: form.shown }}
          className={cx(
            'h-[calc(100svh-17rem)] min-h-80 lg:sticky lg:top-20 lg:h-[calc(100svh-11rem)]',
            side === 'form' && 'max-lg:hidden',
          )}
        />
      </div>
      <ActionBar
        dirty={form.dirty.length}
        isLive={isLive}
        blocked={form.conflict}
        actions={actions}
        onSave={checked(actions.save)}
        onPublish={checked(actions.publish)}
        onReset={() => setResetting(true)}
      />
      {resetting && (
        <ConfirmDialog
          title={say.resetThisLayout}
          confirmLabel={say.reset}
          tone="danger"
          onCancel={() => setResetting(false)}
          onConfirm={() => {
            form.reset()
            setResetting(false)
          }}
        >
          {say.allGoesBack(card.name)}
        </ConfirmDialog>
      )}
    </div>
  )
}
