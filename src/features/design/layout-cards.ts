import type { User } from '#contract/accounts/accounts.ts'
import type { Language } from '#contract/languages.ts'
import { effectivePlan, layoutsOf, mayUseLayout } from '#contract/plans.ts'
import { inLanguage, type LayoutManifest } from '#layouts/kit/define-layout.ts'
import { layouts } from '#layouts/registry.ts'

/** A layout as the gallery shows it. */
export interface LayoutCard {
  id: string
  name: string
  industry: string
  description: string
  features: readonly string[]
  manifest: LayoutManifest
  /** Label of what it requires. */
  label: 'Pro' | 'Admin Only' | null
  usable: boolean
  /** Granted to a free seller by an admin. */
  granted: boolean
  /** How to get a locked layout. */
  opens: 'plan' | 'team' | null
}

/** Usable first, then by plan, then by our team. */
const rank = ({ opens }: LayoutCard): number => [null, 'plan', 'team'].indexOf(opens)

/** Returns all layouts for one seller, usable ones first, with texts in her shop's language. */
export const layoutCards = (
  me: Pick<User, 'plan' | 'plan_expiry' | 'allowed_layouts' | 'paid_layouts'>,
  now: Date,
  language: Language = 'en',
): LayoutCard[] => {
  const paid = me.paid_layouts
  const plan = effectivePlan(me.plan, me.plan_expiry, now)
  const isFree = (id: string) => layoutsOf('free', paid).includes(id)
  const cards = [...layouts.values()].map((manifest): LayoutCard => {
    const usable = mayUseLayout(plan, paid, me.allowed_layouts, manifest.id)
    return {
      id: manifest.id,
      name: manifest.displayName,
      industry: manifest.industry.replaceAll('-', ' '),
      description: manifest.description,
      features: manifest.features,
      manifest: inLanguage(manifest, language),
      label: isFree(manifest.id) ? null : paid.includes(manifest.id) ? 'Pro' : 'Admin Only',
      usable,
      granted: plan === 'free' && usable && !isFree(manifest.id),
      opens: usable ? null : paid.includes(manifest.id) ? 'plan' : 'team',
    }
  })
  return cards.sort((one, other) => rank(one) - rank(other))
}

/** Returns the card of a layout, or of the default one for an unknown id. */
export const cardOf = (cards: readonly LayoutCard[], id: string): LayoutCard => {
  const card = cards.find((candidate) => candidate.id === id) ?? cards.find((candidate) => candidate.id === 'default')
  if (!card) throw new Error('the default layout is always known')
  return card
}
