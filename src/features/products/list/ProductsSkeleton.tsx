import { Skeleton } from '#src/ui/feedback/Skeleton.tsx'
import { gridLook } from './grid-look.ts'

const six = ['a', 'b', 'c', 'd', 'e', 'f']

/** Placeholders of the first products. */
export const CardsSkeleton = () => (
  <div className={gridLook}>
    {six.map((key) => (
      <Skeleton key={key} className="h-[8.75rem] rounded-xl sm:h-[23rem]" />
    ))}
  </div>
)

export const ProductsSkeleton = () => (
  <div className="flex flex-col gap-4">
    <div className="flex items-center justify-between">
      <Skeleton className="h-[3.25rem] w-56" />
      <Skeleton className="hidden h-11 w-36 md:block" />
    </div>
    <Skeleton className="h-11" />
    <CardsSkeleton />
  </div>
)
