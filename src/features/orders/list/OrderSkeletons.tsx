import { Skeleton } from '#src/ui/feedback/Skeleton.tsx'

const rows = ['a', 'b', 'c', 'd', 'e']

export const OrderSkeletons = () => (
  <div className="flex flex-col gap-3">
    {rows.map((row) => (
      <Skeleton key={row} className="h-40 rounded-xl min-[1100px]:h-16" />
    ))}
  </div>
)
