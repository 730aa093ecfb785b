import { cx } from 'class-variance-authority'

/** A placeholder while loading. Give it the size of the content. */
export const Skeleton = ({ className }: { className?: string }) => (
  <div aria-hidden="true" className={cx('skeleton', className)} />
)
