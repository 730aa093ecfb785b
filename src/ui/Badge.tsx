import { cva, type VariantProps } from 'class-variance-authority'
import type { ReactNode } from 'react'

const look = cva(
  'inline-flex items-center gap-1 rounded-full px-2.5 py-0.5 font-medium text-xs leading-5 whitespace-nowrap [&_svg]:size-3.5',
  {
    variants: {
      tone: {
        neutral: 'bg-raised text-muted',
        positive: 'bg-positive-soft text-positive',
        warning: 'bg-warning-soft text-warning',
        negative: 'bg-negative-soft text-negative',
        info: 'bg-info-soft text-info',
      },
    },
    defaultVariants: { tone: 'neutral' },
  },
)

export type BadgeTone = NonNullable<VariantProps<typeof look>['tone']>

/** A short label of a state. */
export const Badge = ({ tone, children }: { tone?: BadgeTone; children: ReactNode }) => (
  <span className={look({ tone })}>{children}</span>
)
