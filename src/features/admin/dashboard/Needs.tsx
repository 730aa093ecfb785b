import { ChevronRight, CircleCheck, TriangleAlert } from 'lucide-react'
import type { Attention } from '#contract/admin/platform.ts'
import { Card, CardHeading } from '#src/ui/Card.tsx'
import { ViewLink } from '../shared/ViewLink.tsx'
import { type Need, needsOf } from './needs.ts'

const Words = ({ need }: { need: Need }) => (
  <>
    <TriangleAlert
      aria-hidden="true"
      className={`size-[1.125rem] shrink-0 ${need.tone === 'negative' ? 'text-negative' : 'text-warning'}`}
    />
    <span className="min-w-0 flex-1 font-medium text-text">{need.words}</span>
  </>
)

const line = 'flex min-h-11 items-center gap-3 py-2 text-sm'

/** What waits for an admin, first of all that she sees. */
export const Needs = ({ attention }: { attention: Attention }) => {
  const needs = needsOf(attention)
  return (
    <Card>
      <CardHeading title="Needs your attention" />
      {needs.length === 0 ? (
        <p className="flex items-center gap-2.5 text-muted text-sm">
          <CircleCheck aria-hidden="true" className="size-[1.125rem] text-positive" />
          Nothing waits for you.
        </p>
      ) : (
        <ul className="-my-2 divide-y divide-line">
          {needs.map((need) => (
            <li key={need.id}>
              {need.view ? (
                <ViewLink
                  view={need.view}
                  shown={need.shown ?? {}}
                  className={`${line} underline-offset-4 hover:underline`}
                >
                  <Words need={need} />
                  <ChevronRight aria-hidden="true" className="size-4 shrink-0 text-muted" />
                </ViewLink>
              ) : (
                <p className={line}>
                  <Words need={need} />
                </p>
              )}
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
