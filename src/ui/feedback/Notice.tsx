import { cva, type VariantProps } from 'class-variance-authority'
import type { ReactNode } from 'react'

const look = cva(
  'flex items-start gap-3 rounded-lg px-4 py-3 text-sm [&>svg]:mt-0.5 [&>svg]:size-[1.125rem] [&>svg]:shrink-0',
  {
    variants: {
      tone: {
        neutral: 'bg-raised text-text',
        positive: 'bg-positive-soft text-positive',
        warning: 'bg-warning-soft text-warning',
        negative: 'bg-negative-soft text-negative',
        info: 'bg-info-soft text-info',
      },
    },
    defaultVariants: { tone: 'neutral' },
  },
)

interface NoticeProps extends VariantProps<typeof look> {
  icon?: ReactNode
  children: ReactNode
  /** Announced to screen readers when it appears. */
  live?: boolean
}

/** A message beside its subject. */
export const Notice = ({ tone, icon, live, children }: NoticeProps) => (
  <div role={live ? 'alert' : undefined} className={look({ tone })}>
    {icon}
    <div className="min-w-0 flex-1">{children}</div>
  </div>
)
