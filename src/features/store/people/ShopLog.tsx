import { useState } from 'react'
import { actWords } from '#contract/staff/acts.ts'
import { momentOf } from '#src/lib/days.ts'
import { said } from '#src/lib/server-words.ts'
import { Card, CardHeading } from '#src/ui/Card.tsx'
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx'
import { ErrorState } from '#src/ui/feedback/States.tsx'
import { Pager } from '#src/ui/Pager.tsx'
import { useShopLog } from './people.ts'
import * as say from './words.ts'

/** Acts in the shop, newest first, with who did each. */
export const ShopLog = () => {
  const [page, setPage] = useState(1)
  const { data, isError, refetch, isFetching } = useShopLog(page)
  if (!data && isError)
    return <ErrorState title={say.failedToFetchTheLog} onRetry={() => void refetch()} busy={isFetching} />
  return (
    <Card>
      <CardHeading title={say.whatWasDone} description={say.eachChangeInYourShop} />
      {!data && <Skeleton className="h-32" />}
      {data?.acts.length === 0 && <p className="text-muted text-sm">{say.nothingYet}</p>}
      <ul className="divide-y divide-line">
        {data?.acts.map(({ id, at, who, act, subject }) => (
          <li key={id} className="py-2.5 text-sm">
            <p>
              {said(actWords(act))}
              {/* An order's number says something to people; other ids do not. */}
              {subject && act.includes('{order_id}') && (
                <>
                  {' '}
                  <span className="font-mono text-xs">{subject}</span>
                </>
              )}
            </p>
            <p className="break-words text-muted">
              <bdi>{who}</bdi> · <time dateTime={at}>{momentOf(at)}</time>
            </p>
          </li>
        ))}
      </ul>
      {data && <Pager label={say.pagesOfTheLog} page={page} pages={data.total_pages} onChange={setPage} />}
    </Card>
  )
}
