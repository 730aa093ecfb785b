import { cx } from 'class-variance-authority'
import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { controlLook } from './control-look.ts'

/** A native select: typing finds an entry, a phone shows its picker. Takes `<option>`s. */
export const Select = ({ className, children, ...rest }: ComponentProps<'select'>) => (
  <span className={cx('relative block min-w-0', className)}>
    <select {...rest} className={`${controlLook} appearance-none truncate pe-9`}>
      {children}
    </select>
    <ChevronDown
      aria-hidden="true"
      className="pointer-events-none absolute top-1/2 end-3 size-4 -translate-y-1/2 text-muted"
    />
  </span>
)
