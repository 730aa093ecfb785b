import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { errorMessage } from '#src/lib/api/api-error.ts'
import { Badge, type BadgeTone } from '#src/ui/Badge.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Card } from '#src/ui/Card.tsx'
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx'
import { ErrorState } from '#src/ui/feedback/States.tsx'

/** A code or sale in the list. */
export interface Offer {
  name?: string
  words: string
  state?: { tone: BadgeTone; words: string } | false
}

interface OffersCardProps {
  title: string
  /** Said while there is none. */
  about: string
  /** Said below the title in any case. */
  note?: ReactNode
  /** Label and icon of the button that adds one; `false` where no more are allowed. */
  add: { label: string; icon: ReactNode } | false
  /** Says what could not be loaded. */
  failure: string
  query: { isError: boolean; isFetching: boolean; error: unknown; refetch: () => unknown }
  /** `undefined` while they load. */
  offers: Offer[] | undefined
  /** Opens one of them; the one behind the last is new. */
  onOpen: (at: number) => void
  children: ReactNode
}

/** A list of what makes things cheaper, with the way to add and change them. */
export const OffersCard = (props: OffersCardProps) => {
  const { title, about, note, add, failure, query, offers, onOpen, children } = props
  if (!offers && query.isError) {
    return (
      <Card>
        <ErrorState
          title={errorMessage(query.error, failure)}
          onRetry={() => void query.refetch()}
          busy={query.isFetching}
        />
      </Card>
    )
  }
  return (
    <Card>
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-3">
        <div className="min-w-0 flex-1 basis-56">
          <h2 className="mb-1 font-semibold text-base leading-snug">{title}</h2>
          {!offers && <Skeleton className="h-5 rounded-lg" />}
          {offers?.length === 0 && <p className="text-muted text-sm">{about}</p>}
          {note && <p className="text-muted text-sm">{note}</p>}
        </div>
        {offers && add && (
          <Button variant="secondary" icon={add.icon} onClick={() => onOpen(offers.length)}>
            {add.label}
          </Button>
        )}
      </div>
      {offers && offers.length > 0 && (
        <ul className="-mx-2 mt-3 flex flex-col">
          {offers.map(({ name, words, state }, at) => (
            <li key={JSON.stringify([name ?? at, words])}>
              <button
                type="button"
                onClick={() => onOpen(at)}
                className="flex min-h-14 w-full items-center gap-3 rounded-lg px-2 py-2 page-side transition-colors hover:bg-raised"
              >
                <span className="min-w-0 flex-1">
                  {name && <span className="block font-semibold">{name}</span>}
                  <span className={name ? 'block break-words text-muted text-sm' : 'block break-words'}>{words}</span>
                </span>
                {state && <Badge tone={state.tone}>{state.words}</Badge>}
                <ChevronRight aria-hidden="true" className="size-4 shrink-0 text-muted" />
              </button>
            </li>
          ))}
        </ul>
      )}
      {children}
    </Card>
  )
}
