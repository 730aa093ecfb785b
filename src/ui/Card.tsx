import { cx } from 'class-variance-authority'
import type { ComponentProps, ReactNode } from 'react'

/** A raised surface. */
export const Card = ({ className, ...rest }: ComponentProps<'section'>) => (
  <section {...rest} className={cx('card rounded-xl border border-line bg-surface shadow-card', className)} />
)

interface CardHeadingProps {
  title: string
  description?: ReactNode
  /** Shown at the end of the line. */
  action?: ReactNode
}

/** A card's heading. */
export const CardHeading = ({ title, description, action }: CardHeadingProps) => (
  <div className="mb-4 flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
    <div className="min-w-0 flex-1 basis-48">
      <h2 className="font-semibold text-base leading-snug">{title}</h2>
      {description && <p className="mt-0.5 text-muted text-sm">{description}</p>}
    </div>
    {action}
  </div>
)

interface StatCardProps {
  label: string
  value: ReactNode
  detail?: ReactNode
  icon?: ReactNode
}

/** One figure with its label. */
export const StatCard = ({ label, value, detail, icon }: StatCardProps) => (
  <Card className="flex flex-col gap-1 p-4">
    <div className="flex items-center justify-between gap-2 text-muted text-sm [&_svg]:size-4">
      <span>{label}</span>
      {icon}
    </div>
    <p className="font-semibold text-2xl tabular-nums leading-tight tracking-tight">{value}</p>
    {detail && <p className="text-muted text-sm">{detail}</p>}
  </Card>
)
