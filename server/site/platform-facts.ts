import { premiumThemes } from '#contract/plan-benefits.ts'
import { plans } from '#contract/plans.ts'
import type { MomentFacts, PlatformFacts } from '#contract/platform-facts.ts'
import { type DemoStore, demoStores } from '#contract/stores/demo-stores.ts'
import { opening } from '#contract/support/support-hours.ts'
import { layouts } from '#layouts/registry.ts'
import type { Config } from '#server/config/config.ts'
import { writtenNumber } from '#server/http/phone-numbers.ts'

const themeFacts = (paidLayouts: readonly string[]) => {
  const themes = paidLayouts.length === 1 ? '1 theme' : `${paidLayouts.length} themes`
  const more = layouts.size - paidLayouts.length
  const opens = (id: string) => (paidLayouts.includes(id) ? 'Premium' : 'On request')
  return {
    themes: more > 0 ? `${themes}, ${more} more on request.` : `${themes} to begin with.`,
    paidThemes: `${paidLayouts.length - plans.free.layouts.length} more with Premium${more > 0 ? ', and our team opens the others on request' : ''}`,
    premiumThemes: premiumThemes(paidLayouts),
    premiumOpens: opens('premium'),
    luxuryOpens: opens('luxury'),
  }
}

/** Returns facts about this installation for the platform's pages. Facts the operator has not set stay undefined. */
export const platformFacts = (config: Config): PlatformFacts => {
  const { email, whatsApp, office } = config.support
  return {
    origin: config.publicOrigin,
    paidProducts: Number.isFinite(config.paidProductLimit) ? `Up to ${config.paidProductLimit}` : 'Unlimited',
    ...themeFacts(config.paidLayouts),
    operator: config.operatorName ?? 'the people who run this website',
    law: config.governingLaw ? `the law of ${config.governingLaw}` : 'the law of the place where we are established',
    urdu: config.languages.includes('ur') ? 'yes' : undefined,
    supportEmail: email,
    supportWhatsApp: whatsApp,
    supportPhone: whatsApp && writtenNumber(whatsApp),
    office,
    hasSupport: email || whatsApp ? 'yes' : undefined,
    noSupport: email || whatsApp ? undefined : 'No address to write to has been published here yet.',
  }
}

/** Returns facts about the current moment for the platform's pages. `isLive` tells whether a store is shown now. */
export const momentFacts = (now: Date, isLive: (slug: string) => boolean): MomentFacts => {
  const { open, words } = opening(now)
  const shopOf = ({ slug, layout }: DemoStore) => (isLive(slug) ? `/store/${slug}` : `/layout-test/${layout}/`)
  const { standard, premium, luxury } = demoStores
  return {
    demo: isLive(standard.slug) ? 'yes' : undefined,
    defaultShop: shopOf(standard),
    premiumShop: shopOf(premium),
    luxuryShop: shopOf(luxury),
    supportOpen: open ? words : undefined,
    supportClosed: open ? undefined : words,
  }
}
