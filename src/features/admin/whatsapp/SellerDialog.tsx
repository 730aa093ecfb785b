import { ApiError, errorMessage } from '#src/lib/api/api-error.ts'
import { momentOf } from '#src/lib/days.ts'
import { plural } from '#src/lib/plural.ts'
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx'
import { ErrorState } from '#src/ui/feedback/States.tsx'
import { Dialog } from '#src/ui/overlays/Dialog.tsx'
import { Facts } from '../shared/Facts.tsx'
import { Connection } from './Connection.tsx'
import { useSeller } from './whatsapp.ts'

const FAILED = 'Failed to fetch seller details'

const Loaded = ({ seller, messages }: NonNullable<ReturnType<typeof useSeller>['data']>) => (
  <div className="flex flex-col gap-5">
    <Facts
      facts={[
        ['State', <Connection key="state" seller={seller} />],
        ['Number', seller.phoneNumber ? <span key="number" dir="ltr">{`+${seller.phoneNumber}`}</span> : '—'],
        ['Store', seller.storeInfo ? <bdi key="store">{seller.storeInfo.name}</bdi> : '—'],
        ['Account', seller.localUserInfo ? <bdi key="account">{seller.localUserInfo.email}</bdi> : '—'],
        ['Registered', momentOf(seller.createdAt)],
      ]}
    />
    <section>
      <h3 className="mb-1 font-semibold text-sm">Newest messages</h3>
      {messages.length === 0 ? (
        <p className="rounded-lg bg-raised px-4 py-6 text-center text-muted text-sm">No messages yet.</p>
      ) : (
        <ol className="divide-y divide-line text-sm">
          {messages.map(({ kind, status, attempts, created_at }) => (
            <li key={kind + created_at} className="flex items-baseline justify-between gap-3 py-2">
              <span className="min-w-0">
                {kind.replaceAll('_', ' ')}, {status}
                {attempts > 1 && <span className="text-muted">, {plural(attempts, 'attempt')}</span>}
              </span>
              <time dateTime={created_at} className="shrink-0 text-muted text-xs tabular-nums">
                {momentOf(created_at)}
              </time>
            </li>
          ))}
        </ol>
      )}
    </section>
  </div>
)

/** A linked account and the outcome of its newest messages, without their texts. */
export const SellerDialog = ({ id, onClose }: { id: string; onClose: () => void }) => {
  const { data, error, isFetching, refetch } = useSeller(id)
  return (
    <Dialog title="WhatsApp seller" onClose={onClose}>
      {data ? (
        <Loaded {...data} />
      ) : error ? (
        <ErrorState
          title={error instanceof ApiError && error.status === 404 ? errorMessage(error, FAILED) : FAILED}
          onRetry={() => void refetch()}
          busy={isFetching}
        />
      ) : (
        <Skeleton className="h-48 rounded-xl" />
      )}
    </Dialog>
  )
}
