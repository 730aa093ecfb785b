import type { ReactNode } from 'react'

/** Facts of one record, each with a label. */
export const Facts = ({ facts }: { facts: readonly (readonly [string, ReactNode])[] }) => (
  <dl className="grid gap-x-6 gap-y-4 text-sm sm:grid-cols-2">
    {facts.map(([name, value]) => (
      <div key={name} className="min-w-0">
        <dt className="text-muted">{name}</dt>
        <dd className="mt-0.5 break-words font-medium">{value}</dd>
      </div>
    ))}
  </dl>
)
