import type { ReactNode } from 'react'

/** Numbered instructions. */
export const Steps = ({ steps }: { steps: readonly ReactNode[] }) => (
  <ol className="flex list-decimal flex-col gap-2 self-stretch ps-5 marker:text-muted">
    {steps.map((step, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the order never changes
      <li key={index}>{step}</li>
    ))}
  </ol>
)
