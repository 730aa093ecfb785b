import { RotateCw, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import * as common from '#src/ui/words.ts'
import { Button } from '../Button.tsx'

interface StateProps {
  icon: ReactNode
  title: string
  children?: ReactNode
  action?: ReactNode
}

/** Says that there is nothing here and what to do. */
export const EmptyState = ({ icon, title, children, action }: StateProps) => (
  <div className="flex flex-col items-center gap-4 rounded-xl border border-line border-dashed px-6 py-12 text-center">
    <div className="grid size-12 place-items-center rounded-full bg-raised text-muted [&_svg]:size-6">{icon}</div>
    <div className="flex max-w-sm flex-col gap-1">
      <h2 className="text-balance font-semibold text-base">{title}</h2>
      {children && <div className="text-pretty text-muted text-sm">{children}</div>}
    </div>
    {action}
  </div>
)

interface ErrorStateProps {
  /** Names what failed, from the message catalogue. */
  title: string
  children?: ReactNode
  onRetry: () => void
  busy?: boolean
}

/** Says what failed to load, with a retry button. */
export const ErrorState = ({ title, children, onRetry, busy }: ErrorStateProps) => (
  <div role="alert">
    <EmptyState
      icon={<TriangleAlert aria-hidden="true" className="text-negative" />}
      title={title}
      action={
        <Button variant="secondary" busy={busy ?? false} icon={<RotateCw aria-hidden="true" />} onClick={onRetry}>
          {common.tryAgain}
        </Button>
      }
    >
      {children}
    </EmptyState>
  </div>
)
