import { Skeleton } from '#src/ui/feedback/Skeleton.tsx'
import { Spinner } from '#src/ui/feedback/Spinner.tsx'
import { TabSkeleton } from '../shared/TabSkeleton.tsx'
import { Brand } from './Brand.tsx'
import * as say from './words.ts'

const six = ['a', 'b', 'c', 'd', 'e', 'f']

/** The dashboard before any data, part of the prerendered page. */
export const DashboardSkeleton = () => (
  <div className="min-h-svh">
    <div className="sticky top-0 border-line border-b bg-surface">
      <div className="mx-auto flex h-14 max-w-6xl items-center gap-3 px-4 md:h-16 md:px-6">
        <Brand />
        <Skeleton className="h-6 w-20 rounded-full" />
        <span className="ms-auto">
          <Spinner label={say.loading} />
        </span>
      </div>
    </div>
    <div className="mx-auto flex max-w-6xl gap-8 px-4 py-6 md:px-6 md:py-8">
      <div className="hidden w-52 shrink-0 flex-col gap-1 md:flex">
        {six.map((key) => (
          <Skeleton key={key} className="h-11" />
        ))}
      </div>
      <div className="min-w-0 flex-1">
        <TabSkeleton />
      </div>
    </div>
  </div>
)
