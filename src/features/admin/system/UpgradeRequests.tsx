import { Inbox } from 'lucide-react'
import { useState } from 'react'
import { offeredPrice, PAID_DAYS } from '#contract/plans.ts'
import { supportChats } from '#contract/support/support-chats.ts'
import { chatLink } from '#contract/whatsapp/chat-links.ts'
import { decideUpgradeRequest } from '#contract/whatsapp/upgrade-requests.endpoints.ts'
import type { UpgradeRequest } from '#contract/whatsapp/upgrade-requests.ts'
import { call } from '#src/lib/api/api.ts'
import { dayOf } from '#src/lib/days.ts'
import { plural } from '#src/lib/plural.ts'
import { Badge } from '#src/ui/Badge.tsx'
import { Button } from '#src/ui/Button.tsx'
import { ChoiceFilter } from '#src/ui/forms/ChoiceFilter.tsx'
import { ActDialog } from '../shared/acts/ActDialog.tsx'
import { Email } from '../shared/Email.tsx'
import { PermissionsDialog } from '../shared/layouts/PermissionsDialog.tsx'
import { Records } from '../shared/lists/Records.tsx'
import type { Column } from '../shared/lists/records.ts'
import { useListFilters } from '../shared/lists/use-list-filters.ts'
import { PlanBadge } from '../shared/plans/plan-words.tsx'
import { UpgradeDialog } from '../shared/plans/UpgradeDialog.tsx'
import { ViewLink } from '../shared/ViewLink.tsx'
import { useUpgradeRequests } from './system.ts'

const choices = { status: ['open', 'done', 'all'] } as const
const statusChoices = [
  ['open', 'Open'],
  ['done', 'Done'],
  ['all', 'All requests'],
] as const

const columns: readonly Column<UpgradeRequest>[] = [
  {
    heading: 'User',
    card: 'head',
    cell: ({ user }) => (
      <div className="min-w-0">
        <ViewLink
          view="users"
          shown={{ user: user.id }}
          className="wrap-anywhere block font-medium underline-offset-4 hover:underline"
        >
          <Email address={user.email} />
        </ViewLink>
        {user.store && (
          <a
            href={`/store/${user.store.store_slug}/`}
            target="_blank"
            rel="noopener"
            className="wrap-anywhere line-clamp-2 text-muted text-xs underline-offset-4 hover:underline"
          >
            <bdi>{user.store.name}</bdi>
          </a>
        )}
      </div>
    ),
  },
  {
    heading: 'Message',
    cell: ({ message, created_at }) => (
      <>
        <span dir="auto" className="line-clamp-3 break-words">
          {message}
        </span>
        <time dateTime={created_at} className="whitespace-nowrap text-muted text-xs">
          {dayOf(created_at)}
        </time>
      </>
    ),
  },
  {
    heading: 'WhatsApp',
    cell: ({ whatsapp_number }) => (
      <span className="whitespace-nowrap">
        <span dir="ltr" className="block tabular-nums">
          +{whatsapp_number}
        </span>
        <a
          href={chatLink(whatsapp_number, supportChats.upgrade)}
          target="_blank"
          rel="noopener"
          className="inline-flex min-h-11 items-center font-medium text-accent-text underline-offset-4 hover:underline sm:min-h-6"
        >
          Message on WhatsApp
        </a>
      </span>
    ),
  },
  {
    heading: 'Plan',
    card: 'badge',
    cell: ({ user, status }) => (
      <span className="flex flex-wrap gap-1.5">
        <PlanBadge user={user} />
        <Badge tone={status === 'open' ? 'warning' : 'positive'}>{status === 'open' ? 'Open' : 'Done'}</Badge>
      </span>
    ),
  },
  {
    heading: 'Price',
    numeric: true,
    // A layout has no price of its own.
    cell: ({ user, whatsapp_number, layout }) =>
      layout === null && (
        <span className="whitespace-nowrap">{offeredPrice(user.referral_price, whatsapp_number)}</span>
      ),
  },
]

const DecisionDialog = ({ request, onClose }: { request: UpgradeRequest; onClose: () => void }) => {
  const status = request.status === 'open' ? 'done' : 'open'
  return (
    <ActDialog
      title={status === 'done' ? 'Mark this request as done?' : 'Open this request again?'}
      confirmLabel={status === 'done' ? 'Mark as done' : 'Open again'}
      run={() => call(decideUpgradeRequest, { params: { id: request.id }, json: { status } })}
      failed="Failed to update upgrade request"
      detailFirst
      onClose={onClose}
    >
      <p>
        The request of <bdi className="font-medium text-text">{request.user.email}</bdi>{' '}
        {status === 'done'
          ? request.user.plan === 'paid'
            ? 'is closed. She has Premium.'
            : 'is closed. Her plan stays free.'
          : 'waits for an answer again.'}
      </p>
    </ActDialog>
  )
}

/** Sellers who want the paid plan or a layout. */
export const UpgradeRequests = () => {
  const { page, chosen, choose, turn } = useListFilters(choices)
  const requests = useUpgradeRequests({ status: chosen.status === 'all' ? undefined : chosen.status, page })
  const [asked, setAsked] = useState<{ act: 'upgrade' | 'grant' | 'decide'; request: UpgradeRequest } | null>(null)
  const close = () => setAsked(null)
  return (
    <div className="flex flex-col gap-3">
      <ChoiceFilter
        label="Filter by status"
        choices={statusChoices}
        value={chosen.status}
        onChange={(status) => choose('status', status)}
      />
      <Records
        label="Upgrade requests"
        list={requests.data && { rows: requests.data.requests, ...requests.data }}
        query={requests}
        counted={(total) => plural(total, 'request')}
        failed="Failed to fetch upgrade requests"
        empty={{
          icon: <Inbox aria-hidden="true" />,
          title: chosen.status === 'open' ? 'No open requests' : 'No requests',
          words: 'Sellers who ask for Premium or a layout are listed here.',
        }}
        page={page}
        onTurn={turn}
        columns={columns}
        keyOf={({ id }) => id}
        actionsBelow
        actions={(request) => (
          <>
            {request.status === 'open' && request.layout === null && (
              <Button
                size="small"
                aria-label={`Upgrade ${PAID_DAYS} days: ${request.user.email}`}
                onClick={() => setAsked({ act: 'upgrade', request })}
              >
                Upgrade {PAID_DAYS} days
              </Button>
            )}
            {request.status === 'open' && request.layout !== null && (
              <Button
                size="small"
                aria-label={`Grant layouts: ${request.user.email}`}
                onClick={() => setAsked({ act: 'grant', request })}
              >
                Grant layouts
              </Button>
            )}
            <Button
              variant="secondary"
              size="small"
              aria-label={`${request.status === 'open' ? 'Mark as done' : 'Open again'}: ${request.user.email}`}
              onClick={() => setAsked({ act: 'decide', request })}
            >
              {request.status === 'open' ? 'Done' : 'Open again'}
            </Button>
          </>
        )}
      />
      {asked?.act === 'upgrade' && <UpgradeDialog user={asked.request.user} onClose={close} />}
      {asked?.act === 'grant' && (
        <PermissionsDialog user={{ ...asked.request.user, user_id: asked.request.user.id }} onClose={close} />
      )}
      {asked?.act === 'decide' && <DecisionDialog request={asked.request} onClose={close} />}
    </div>
  )
}
