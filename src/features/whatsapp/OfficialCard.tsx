import { BadgeCheck, Trash2, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { cloudAdvice } from '#contract/whatsapp/cloud.ts'
import type { CloudNumber } from '#contract/whatsapp/cloud-schema.ts'
import { errorMessage } from '#src/lib/api/api-error.ts'
import { said } from '#src/lib/server-words.ts'
import { Badge } from '#src/ui/Badge.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Card, CardHeading } from '#src/ui/Card.tsx'
import { deferred } from '#src/ui/deferred.tsx'
import { Notice } from '#src/ui/feedback/Notice.tsx'
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx'
import { ErrorState } from '#src/ui/feedback/States.tsx'
import { ConfirmDialog } from '#src/ui/overlays/ConfirmDialog.tsx'
import * as common from '#src/ui/words.ts'
import { useOfficial, useOfficialChanges } from './official.ts'
import * as say from './words.ts'

const OfficialDialog = deferred(async () => (await import('./OfficialDialog.tsx')).OfficialDialog)

const WORDS = say.metasOwnWay

const OwnNumber = ({ own }: { own: CloudNumber }) => (
  <div className="mb-4 flex flex-col gap-3">
    <p className="break-words">
      <bdi dir="ltr" className="font-semibold text-lg tabular-nums">{`+${own.phone}`}</bdi>
      <span className="block text-muted text-sm">
        <bdi>{own.name}</bdi>
      </span>
    </p>
    <p className="text-muted text-sm">
      {[
        say.chargedThisMonth(own.charged),
        say.newPeopleADay(own.tier),
        own.quality && say.quality(say.qualities[own.quality] ?? own.quality.toLowerCase()),
      ]
        .filter(Boolean)
        .join(' · ')}
    </p>
    {own.problem && (
      <Notice tone="warning" icon={<TriangleAlert aria-hidden="true" />}>
        {said(cloudAdvice[own.problem])}
      </Notice>
    )}
  </div>
)

/** The shop's official WhatsApp number. */
export const OfficialCard = () => {
  const { data, isError, error, isFetching, refetch } = useOfficial()
  const { remove } = useOfficialChanges()
  const [open, setOpen] = useState<'none' | 'connect' | 'remove'>('none')
  const close = () => setOpen('none')
  if (!data) {
    return isError ? (
      <ErrorState
        title={errorMessage(error, say.failedToFetchOfficialNumber)}
        onRetry={() => void refetch()}
        busy={isFetching}
      />
    ) : (
      <Skeleton className="h-36 rounded-xl" />
    )
  }
  const { own, platform, webhook } = data
  const state = own ? (own.problem ? say.needsYou : say.connected) : platform ? say.on : common.optional
  const words = own || !platform ? WORDS : say.ourOfficialNumberWrites
  return (
    <Card>
      <CardHeading
        title={say.officialWhatsapp}
        description={words}
        action={<Badge tone={own?.problem ? 'warning' : own || platform ? 'positive' : 'neutral'}>{state}</Badge>}
      />
      {own && <OwnNumber own={own} />}
      <div className="flex flex-col gap-2 sm:flex-row">
        <Button variant="secondary" icon={<BadgeCheck aria-hidden="true" />} onClick={() => setOpen('connect')}>
          {own ? say.change : say.takeMyOwnNumber}
        </Button>
        {own && (
          <Button variant="quiet" icon={<Trash2 aria-hidden="true" />} onClick={() => setOpen('remove')}>
            {common.remove}
          </Button>
        )}
      </div>
      {open === 'connect' && <OfficialDialog webhook={webhook} onClose={close} />}
      {open === 'remove' && (
        <ConfirmDialog
          title={say.removeTheOfficialNumber}
          confirmLabel={common.remove}
          tone="danger"
          busy={remove.isPending}
          onConfirm={() => remove.mutate(undefined, { onSettled: close })}
          onCancel={close}
        >
          {say.itWritesNoMore}
        </ConfirmDialog>
      )}
    </Card>
  )
}
