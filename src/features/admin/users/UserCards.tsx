import { ExternalLink } from 'lucide-react'
import type { ReactNode } from 'react'
import type { UserDetails } from '#contract/admin/admin-users.ts'
import { orderStatuses } from '#contract/orders/order-status.ts'
import { dayOf, momentOf } from '#src/lib/days.ts'
import { count } from '#src/lib/numbers.ts'
import { plural } from '#src/lib/plural.ts'
import { Badge } from '#src/ui/Badge.tsx'
import { Card, CardHeading } from '#src/ui/Card.tsx'
import { Facts } from '../shared/Facts.tsx'
import { SeenLayout } from '../shared/layouts/SeenLayout.tsx'
import { layoutName, useLayouts } from '../shared/layouts/use-layouts.ts'
import { paidAmount, paidBy } from '../shared/plans/payment-words.ts'
import { ViewLink } from '../shared/ViewLink.tsx'

export const Nothing = ({ children }: { children: ReactNode }) => (
  <p className="rounded-lg bg-raised px-4 py-6 text-center text-muted text-sm">{children}</p>
)

export const StoreCard = ({ store }: { store: UserDetails['store'] }) => {
  const { layouts } = useLayouts()
  return (
    <Card className="min-w-0">
      <CardHeading title="Store" />
      {store ? (
        <Facts
          facts={[
            [
              'Name',
              <a
                key="link"
                href={`/store/${store.store_slug}/`}
                target="_blank"
                rel="noopener"
                className="inline-flex max-w-full items-center gap-1.5 text-accent-text underline-offset-4 hover:underline"
              >
                <bdi className="min-w-0 break-words">{store.name}</bdi>
                <ExternalLink aria-hidden="true" className="size-4 shrink-0" />
              </a>,
            ],
            [
              'Layout',
              <span key="layout">
                {layoutName(layouts, store.layout)}
                <SeenLayout chosen={store.layout} seen={store.layout_in_force} layouts={layouts} />
              </span>,
            ],
            ['Products', count(store.product_count)],
            [
              'Orders',
              <span key="orders">
                {count(store.order_count)}
                {store.order_count > 0 && (
                  <span className="block font-normal text-muted text-xs">
                    {orderStatuses
                      .filter((status) => store.orders_by_status[status] > 0)
                      .map((status) => `${count(store.orders_by_status[status])} ${status}`)
                      .join(', ')}
                  </span>
                )}
              </span>,
            ],
            ...(store.suspended_at ? [['Suspended', <span key="at">{dayOf(store.suspended_at)}</span>] as const] : []),
            [
              'In the list',
              <ViewLink key="view" view="stores" shown={{ search: store.store_slug }}>
                Open in Stores
              </ViewLink>,
            ],
          ]}
        />
      ) : (
        <Nothing>No store yet.</Nothing>
      )}
    </Card>
  )
}

export const ReferralsCard = ({ referrals }: { referrals: UserDetails['referrals'] }) => (
  <Card className="min-w-0">
    <CardHeading title="Referrals" />
    <Facts
      facts={[
        ['Code', referrals.referral_code ?? '—'],
        ['Came by', referrals.referred_by ? <bdi key="by">{referrals.referred_by}</bdi> : '—'],
        ['Referred', plural(referrals.total_referrals, 'user')],
        ['Of these paid', count(referrals.paid_referrals)],
        ['Points', count(referrals.total_points)],
        [
          'Open withdrawal',
          referrals.open_withdrawal
            ? `${plural(referrals.open_withdrawal.points_requested, 'point')}, ${referrals.open_withdrawal.status}`
            : 'None',
        ],
      ]}
    />
  </Card>
)

export const NotificationsCard = ({ notifications }: { notifications: UserDetails['notifications'] }) => (
  <Card className="min-w-0">
    <CardHeading title="Notifications" description="The latest messages to this user" />
    {notifications.length === 0 ? (
      <Nothing>Nothing sent yet.</Nothing>
    ) : (
      <ol className="-my-2 divide-y divide-line">
        {notifications.map(({ message, created_at, read_at }) => (
          <li key={created_at + message} className="py-2.5 text-sm">
            <p className="flex items-center gap-2 text-muted text-xs">
              <time dateTime={created_at}>{momentOf(created_at)}</time>
              <Badge tone={read_at ? 'neutral' : 'info'}>{read_at ? 'Read' : 'Unread'}</Badge>
            </p>
            <p dir="auto" className="mt-1 whitespace-pre-line break-words">
              {message}
            </p>
          </li>
        ))}
      </ol>
    )}
  </Card>
)

export const MailsCard = ({ mails }: { mails: UserDetails['mails'] }) => (
  <Card className="min-w-0">
    <CardHeading title="Mails on their way" description="Sent mails are not kept. What fails is tried for four days" />
    {mails.length === 0 ? (
      <Nothing>All mails to this user were sent.</Nothing>
    ) : (
      <ol className="-my-2 divide-y divide-line">
        {mails.map(({ subject, created_at, state, last_error }) => (
          <li key={created_at + subject} className="py-2.5 text-sm">
            <p className="flex items-center gap-2 text-muted text-xs">
              <time dateTime={created_at}>{momentOf(created_at)}</time>
              <Badge tone={state === 'failed' ? 'negative' : last_error ? 'warning' : 'info'}>
                {state === 'failed' ? 'Given up' : last_error ? 'Tried again' : 'Waiting'}
              </Badge>
            </p>
            <p className="mt-1 break-words">{subject}</p>
            {last_error && <p className="break-words text-muted text-xs">{last_error}</p>}
          </li>
        ))}
      </ol>
    )}
  </Card>
)

export const PaymentsCard = ({ payments }: { payments: UserDetails['payments'] }) => (
  <Card className="min-w-0">
    <CardHeading title="Payments" description="What admins entered with an upgrade, newest first" />
    {payments.length === 0 ? (
      <Nothing>No payment entered yet.</Nothing>
    ) : (
      <ol className="-my-2 divide-y divide-line">
        {payments.map((payment) => (
          <li key={payment.id} className="py-2.5 text-sm">
            <p className="flex flex-wrap items-baseline justify-between gap-x-3">
              <span className="font-medium tabular-nums">
                {paidAmount(payment)} <span className="font-normal text-muted">{paidBy(payment)}</span>
              </span>
              <time dateTime={payment.created_at} className="text-muted text-xs">
                {dayOf(payment.created_at)}
              </time>
            </p>
            {payment.note && (
              <p dir="auto" className="mt-0.5 break-words text-muted">
                {payment.note}
              </p>
            )}
          </li>
        ))}
      </ol>
    )}
  </Card>
)
