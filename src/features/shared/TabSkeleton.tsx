import { Skeleton } from '#src/ui/feedback/Skeleton.tsx'

/** Placeholder of a tab's content. */
export const TabSkeleton = () => (
  <div className="flex flex-col gap-5">
    <Skeleton className="h-[3.375rem] w-64 rounded-xl sm:h-[2.875rem]" />
    <Skeleton className="h-56 rounded-xl" />
    <Skeleton className="h-40 rounded-xl" />
  </div>
)
