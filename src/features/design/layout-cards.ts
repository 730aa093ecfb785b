import type { User } from '#contract/accounts/accounts.ts'
import { effectivePlan, mayUseLayout, plans } from '#contract/plans.ts'
import type { LayoutManifest } from '#layouts/kit/define-layout.ts'
import { getLayout, knownLayouts, layouts } from '#layouts/registry.ts'

/** What the gallery says about a layout. */
export interface LayoutCard {
  id: string
  name: string
  industry: string
  description: string
  features: readonly string[]
  /** What draws it: itself, or its fallback while it has no folder of its own. */
  manifest: LayoutManifest
  /** What one needs for it. */
  label: 'Pro' | 'Admin Only' | null
  usable: boolean
  /** Usable by a free seller because an admin gave it to her. */
  granted: boolean
  /** Where it is not usable: what opens it. */
  opens: 'plan' | 'team' | null
}

/** First what is hers, then what a plan opens, then what our team opens. */
const rank = ({ opens }: LayoutCard): number => [null, 'plan', 'team'].indexOf(opens)

/**
 * The layouts that one seller is offered, those she may use first: what is not drawn yet only if it is hers, or what
 * her store shows (`current`).
 */
export const layoutCards = (
  me: Pick<User, 'plan' | 'plan_expiry' | 'allowed_layouts'>,
  now: Date,
  current?: string,
): LayoutCard[] => {
  const plan = effectivePlan(me.plan, me.plan_expiry, now)
  const included: readonly string[] = plans[plan].layouts
  const cards = knownLayouts.flatMap((layout): LayoutCard[] => {
    const own = layouts.get(layout.id)
    const manifest = getLayout(layout.id)
    const usable = mayUseLayout(plan, me.allowed_layouts, layout.id)
    if (!own && !usable && layout.id !== current) return []
    const card: LayoutCard = {
      id: layout.id,
      name: layout.displayName,
      industry: layout.industry.replaceAll('-', ' '),
      description: own?.description ?? `Looks like ${manifest.displayName}.`,
      features: own?.features ?? [],
      manifest,
      label: layout.access === 'paid' ? 'Pro' : layout.access === 'admin' ? 'Admin Only' : null,
      usable,
      granted: plan === 'free' && usable && !included.includes(layout.id),
      opens: usable ? null : mayUseLayout('paid', [], layout.id) ? 'plan' : 'team',
    }
    return [card]
  })
  return cards.sort((one, other) => rank(one) - rank(other))
}

/** The card of a layout; of the default one for a name that is not known. */
export const cardOf = (cards: readonly LayoutCard[], id: string): LayoutCard => {
  const card = cards.find((candidate) => candidate.id === id) ?? cards.find((candidate) => candidate.id === 'default')
  if (!card) throw new Error('the default layout is always known')
  return card
}
