import { ChevronRight, CircleCheck, TriangleAlert } from 'lucide-react'
import type { Attention } from '#contract/admin/platform.ts'
import { Card, CardHeading } from '#src/ui/Card.tsx'
import { ViewLink } from '../shared/ViewLink.tsx'
import { needsOf } from './needs.ts'

/** Lists what needs an admin, at the top of the panel. */
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
              <ViewLink
                view={need.view}
                shown={need.shown ?? {}}
                className="flex min-h-11 items-center gap-3 py-2 text-sm underline-offset-4 hover:underline"
              >
                <TriangleAlert
                  aria-hidden="true"
                  className={`size-[1.125rem] shrink-0 ${need.tone === 'negative' ? 'text-negative' : 'text-warning'}`}
                />
                <span className="min-w-0 flex-1 font-medium text-text">{need.words}</span>
                <ChevronRight aria-hidden="true" className="size-4 shrink-0 text-muted" />
              </ViewLink>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
