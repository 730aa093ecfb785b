import type { ReactNode } from 'react'

/** Two fields side by side. Their controls stay on one line where a label wraps or one has a hint. */
export const FieldPair = ({ children }: { children: ReactNode }) => (
  <div className="grid grid-cols-2 gap-x-4 gap-y-1.5 *:row-span-3 *:grid *:grid-rows-subgrid [&>*>:first-child]:self-end">
    {children}
  </div>
)
