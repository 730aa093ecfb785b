import type { PagePolicy } from '#contract/stores/store-page.ts'

/** Sizes, delivery and returns, each unfolding under its title. */
export const Policies = ({ policies }: { policies: readonly PagePolicy[] }) =>
  policies.map(({ title, text }) => (
    <details key={title} className="d-policy">
      <summary>{title}</summary>
      <p dir="auto">{text}</p>
    </details>
  ))
