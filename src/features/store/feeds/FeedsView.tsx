import { Rss, TriangleAlert } from 'lucide-react'
import { type FeedProblem, type FeedReport, feedMends, feedProblems } from '#contract/feeds/feeds.ts'
import { PremiumTeaser } from '#src/features/shared/PremiumTeaser.tsx'
import { said } from '#src/lib/server-words.ts'
import { Card, CardHeading } from '#src/ui/Card.tsx'
import { CopyButton } from '#src/ui/CopyButton.tsx'
import { Notice } from '#src/ui/feedback/Notice.tsx'
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx'
import { ErrorState } from '#src/ui/feedback/States.tsx'
import { SwitchField } from '#src/ui/forms/SwitchField.tsx'
import { useFeeds, useSwitchFeeds } from './feeds.ts'
import { PixelsCard } from './PixelsCard.tsx'
import * as say from './words.ts'

/** Products named for one problem; the rest is counted. */
const NAMED = 8

const Address = ({ title, where, url }: { title: string; where: string; url: string }) => (
  <li className="flex flex-wrap items-center gap-x-4 gap-y-3 py-4 first:pt-0 last:pb-0">
    <div className="min-w-0 flex-1 basis-64">
      <p className="font-medium">{title}</p>
      <p className="break-all text-sm">{url}</p>
      <p className="text-muted text-sm">{where}</p>
    </div>
    <CopyButton text={url} done={say.addressCopied} prompt={say.theAddressFor(title)}>
      {say.copyAddress}
    </CopyButton>
  </li>
)

const Addresses = ({ meta_url, google_url, count }: FeedReport) => (
  <Card>
    <CardHeading
      title={say.addresses}
      description={count === 0 ? say.noProductListedYet : say.eachListsProducts(count)}
    />
    <ul className="flex flex-col divide-y divide-line">
      <Address title={say.facebookAndInstagram} where={say.whereInCommerceManager} url={meta_url} />
      <Address title={say.google} where={say.whereInMerchantCenter} url={google_url} />
    </ul>
  </Card>
)

const Problem = ({ problem, names }: { problem: FeedProblem; names: string[] }) => {
  const more = names.length - NAMED
  return (
    <li>
      <p className="font-medium text-sm">{said(feedMends[problem])}</p>
      <ul className="mt-1 list-disc ps-5 text-muted text-sm">
        {names.slice(0, NAMED).map((name, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two products may have one name, and the list is not edited
          <li key={at} dir="auto">
            {name}
          </li>
        ))}
        {more > 0 && <li>{say.moreProducts(more)}</li>}
      </ul>
    </li>
  )
}

const Problems = ({ problems }: FeedReport) => (
  <Card>
    <CardHeading title={say.whatCataloguesRefuse} description={say.mendTheseInProducts} />
    <ul className="flex flex-col gap-4">
      {feedProblems.map((problem) => {
        const names = problems.filter((found) => found.problem === problem).map(({ name }) => name)
        return names.length > 0 && <Problem key={problem} problem={problem} names={names} />
      })}
    </ul>
  </Card>
)

/** Feeds for the catalogues of Meta and Google: a switch, their addresses, what is refused. */
const Feeds = () => {
  const { data, isError, isFetching, refetch } = useFeeds()
  const turn = useSwitchFeeds()
  if (!data) {
    if (isError) return <ErrorState title={say.failedToLoadFeeds} onRetry={() => void refetch()} busy={isFetching} />
    return <Skeleton className="h-40 rounded-xl" />
  }
  if (!data.allowed && !data.on) {
    return (
      <PremiumTeaser
        icon={Rss}
        title={say.productsOnFacebookAndGoogle}
        words={say.feedsArePartOfPremium}
        gains={[say.productsYouCanTag, say.priceAndStockFollow, say.goodsInGooglesFreeListings]}
      />
    )
  }
  const on = turn.isPending ? turn.variables : data.on
  return (
    <div className="flex flex-col gap-4">
      <Card>
        <SwitchField
          label={say.feedsForCatalogues}
          hint={say.twoFilesReadEveryDay}
          checked={on}
          onChange={(next) => turn.mutate(next)}
        />
      </Card>
      {on && !data.allowed && (
        <Notice tone="warning" icon={<TriangleAlert aria-hidden="true" />}>
          {say.feedsRestUntilPremium}
        </Notice>
      )}
      {on && <Addresses {...data} />}
      {data.problems.length > 0 && <Problems {...data} />}
    </div>
  )
}

/** How buyers find the shop through ads and catalogues. */
export const FeedsView = () => (
  <div className="flex flex-col gap-4">
    <PixelsCard />
    <Feeds />
  </div>
)
