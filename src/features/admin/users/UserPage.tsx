import { ArrowLeft } from 'lucide-react'
import type { UserDetails } from '#contract/admin/admin-users.ts'
import { offeredPrice } from '#contract/plans.ts'
import { ApiError, errorMessage } from '#src/lib/api/api-error.ts'
import { dayOf, momentOf } from '#src/lib/days.ts'
import { Badge } from '#src/ui/Badge.tsx'
import { Card, CardHeading } from '#src/ui/Card.tsx'
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx'
import { ErrorState } from '#src/ui/feedback/States.tsx'
import { ActList } from '../shared/acts/ActList.tsx'
import { openView } from '../shared/address.ts'
import { Email } from '../shared/Email.tsx'
import { Facts } from '../shared/Facts.tsx'
import { PlanBadge, planEnd } from '../shared/plans/plan-words.tsx'
import { ViewLink } from '../shared/ViewLink.tsx'
import { GrantedLayouts } from './GrantedLayouts.tsx'
import { MailsCard, Nothing, NotificationsCard, PaymentsCard, ReferralsCard, StoreCard } from './UserCards.tsx'
import { UserMenu } from './UserMenu.tsx'
import { phoneOf, useUser } from './users.ts'

const Loaded = ({ user, store, ...rest }: UserDetails) => (
  <div className="flex flex-col gap-4">
    <Card>
      <div className="mb-4 flex items-start gap-3">
        <div className="min-w-0 flex-1">
          <h3 className="break-words font-semibold text-lg leading-snug">
            <Email address={user.email} />
          </h3>
          <p className="mt-1.5 flex flex-wrap gap-1.5">
            <PlanBadge user={user} />
            {user.role === 'admin' && <Badge tone="info">Admin</Badge>}
            {!user.verified && <Badge tone="warning">Unverified</Badge>}
          </p>
        </div>
        <UserMenu user={user} onDeleted={() => openView('users')} />
      </div>
      <Facts
        facts={[
          [
            'WhatsApp',
            <span key="phone" dir="ltr">
              {phoneOf(user) || '—'}
            </span>,
          ],
          ['Plan ends', planEnd({ user })],
          ['Joined', dayOf(user.created_at)],
          ['Last sign-in', rest.last_sign_in_at ? momentOf(rest.last_sign_in_at) : 'None on record'],
          ['Price', `${offeredPrice(user.referral_price, user.countryCode)} a month`],
          ['Granted layouts', <GrantedLayouts key="layouts" user={user} />],
          [
            'Id',
            <span key="id" className="break-all font-mono font-normal text-xs">
              {user.id}
            </span>,
          ],
        ]}
      />
    </Card>
    <div className="grid items-start gap-4 lg:grid-cols-2">
      <StoreCard store={store} />
      <ReferralsCard referrals={rest.referrals} />
      <PaymentsCard payments={rest.payments} />
      <NotificationsCard notifications={rest.notifications} />
      <MailsCard mails={rest.mails} />
      <Card className="min-w-0">
        <CardHeading title="What admins did" description="On this account and its store, newest first" />
        {rest.audit.length === 0 ? <Nothing>Nothing yet.</Nothing> : <ActList entries={rest.audit} />}
      </Card>
    </div>
  </div>
)

/** One account in full. */
export const UserPage = ({ id }: { id: string }) => {
  const { data, error, isFetching, refetch } = useUser(id)
  return (
    <div className="flex flex-col gap-3">
      <ViewLink
        view="users"
        className="inline-flex min-h-11 items-center gap-2 self-start font-medium text-muted text-sm hover:text-text"
      >
        <ArrowLeft aria-hidden="true" className="size-4" />
        All users
      </ViewLink>
      {data ? (
        <Loaded {...data} />
      ) : error ? (
        <ErrorState
          title={
            error instanceof ApiError && error.status === 404
              ? errorMessage(error, 'User not found')
              : 'Failed to fetch users'
          }
          onRetry={() => void refetch()}
          busy={isFetching}
        />
      ) : (
        <Skeleton className="h-64 rounded-xl" />
      )}
    </div>
  )
}
