import { classNames } from '../class-names.ts'

/** The place of something that is being fetched; give it the size of what comes. */
export const Skeleton = ({ className }: { className?: string }) => (
  <div aria-hidden="true" className={classNames('skeleton h-4', className)} />
)
