import type { ReactNode } from 'react'

/** What to do with a code, one after the other. */
export const Steps = ({ steps }: { steps: readonly ReactNode[] }) => (
  <ol className="flex list-decimal flex-col gap-2 self-stretch pl-5 marker:text-muted">
    {steps.map((step, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a list that never changes its order
      <li key={index}>{step}</li>
    ))}
  </ol>
)
