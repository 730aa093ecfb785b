import { classNames } from '../class-names.ts'

/** A placeholder while loading. Give it the size of the content. */
export const Skeleton = ({ className }: { className?: string }) => (
  <div aria-hidden="true" className={classNames('skeleton h-4', className)} />
)
