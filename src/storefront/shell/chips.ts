import { ownPath } from '../../stores/dialog.ts'
import { storeData } from '../store-data.ts'

const chips = () => [...document.querySelectorAll<HTMLAnchorElement>('[data-chip]')]
const isCurrent = (chip: Element): boolean => chip.getAttribute('aria-current') === 'true'

let ownChip = ''
let inPlace = false

const apply = (category: string): void => {
  const { filtersByCategory } = storeData()
  for (const chip of chips()) {
    if (chip.dataset.chip === category) chip.setAttribute('aria-current', 'true')
    else chip.removeAttribute('aria-current')
  }
  let shown = 0
  for (const card of document.querySelectorAll<HTMLElement>('[data-grid] [data-product]')) {
    const matches = category === 'all' || card.dataset.category === category
    // A grid that is a list hides the whole item, not the card inside it.
    const item = card.closest('[data-grid] > *') ?? card
    item.toggleAttribute('hidden', filtersByCategory && !matches)
    card.toggleAttribute('data-marked', !filtersByCategory && category !== 'all' && matches)
    if (matches || !filtersByCategory) shown += 1
  }
  document.querySelector('[data-empty]')?.toggleAttribute('hidden', shown > 0)
}

/** Filters, or marks, the products of the chip's category without leaving the page; `false` when this page does not hold them all. */
export const chooseChip = (chip: HTMLAnchorElement): boolean => {
  if (!inPlace) return false
  apply(chip.dataset.chip ?? 'all')
  if (chip.pathname !== location.pathname) history.pushState(null, '', chip.href)
  const marked = document.querySelector('[data-marked]')
  marked?.scrollIntoView({
    block: 'center',
    behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth',
  })
  return true
}

/** After Back or Forward: shows what the address says; `false` when another document has to. */
export const followAddress = (): boolean => {
  if (location.pathname === ownPath) {
    if (inPlace) apply(ownChip)
    return true
  }
  const chip = chips().find(({ pathname }) => pathname === location.pathname)
  if (!inPlace || !chip) return false
  apply(chip.dataset.chip ?? 'all')
  return true
}

/** A category page of a layout that filters holds that category only: there the chips stay plain links. */
export const watchChips = (): void => {
  ownChip = chips().find(isCurrent)?.dataset.chip ?? 'all'
  inPlace = document.querySelector('[data-grid]') !== null && (ownChip === 'all' || !storeData().filtersByCategory)
}
