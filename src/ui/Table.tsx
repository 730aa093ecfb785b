import { cx } from 'class-variance-authority'
import type { ComponentProps } from 'react'

/** A table that scrolls sideways in its frame. `label` names it. */
export const Table = ({ label, children }: { label: string; children: ComponentProps<'table'>['children'] }) => (
  <section
    aria-label={label}
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard must be able to scroll it
    tabIndex={0}
    className="overflow-x-auto rounded-xl border border-line bg-surface shadow-card"
  >
    <table className="w-full border-collapse page-side text-sm">{children}</table>
  </section>
)

/** A column heading. */
export const HeadCell = ({ className, ...rest }: ComponentProps<'th'>) => (
  <th
    scope="col"
    {...rest}
    className={cx('cell border-line border-b font-medium text-muted whitespace-nowrap', className)}
  />
)

/** A row that highlights under the pointer. */
export const Row = ({ className, ...rest }: ComponentProps<'tr'>) => (
  <tr {...rest} className={cx('border-line border-b last:border-0 hover:bg-raised', className)} />
)

/** A cell. `numeric` for figures. */
export const Cell = ({ numeric, className, ...rest }: ComponentProps<'td'> & { numeric?: boolean }) => (
  <td {...rest} className={cx('cell', numeric && 'text-end tabular-nums', className)} />
)
