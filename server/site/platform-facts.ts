import type { PlatformFacts } from '#contract/platform-facts.ts'
import type { Config } from '#server/config.ts'

/** What the platform's pages say of this installation. */
export const platformFacts = (config: Config): PlatformFacts => ({
  origin: config.publicOrigin,
  paidProducts: Number.isFinite(config.paidProductLimit) ? `Up to ${config.paidProductLimit}` : 'Unlimited',
})
