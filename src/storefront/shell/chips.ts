import { ownPath } from '../../stores/dialog.ts'
import { storeData } from '../store-data.ts'

const chips = [...document.querySelectorAll<HTMLAnchorElement>('[data-chip]')]
const ownChip = chips.find((chip) => chip.ariaCurrent === 'true')

// A category page of a layout that filters holds that category only: there the chips stay plain links.
const inPlace = ownChip !== undefined && (ownChip.dataset.chip === 'all' || !storeData().filtersByCategory)

const apply = (chosen: HTMLAnchorElement): void => {
  const hides = storeData().filtersByCategory
  const category = chosen.dataset.chip
  let shown = 0
  for (const chip of chips) chip.ariaCurrent = chip === chosen ? 'true' : null
  for (const card of document.querySelectorAll<HTMLElement>('[data-grid] [data-product]')) {
    const others = category !== 'all' && card.dataset.category !== category
    // A grid that is a list hides the whole item, not the card inside it.
    card.closest('[data-grid] > *')?.toggleAttribute('hidden', hides && others)
    card.toggleAttribute('data-marked', !hides && !others && category !== 'all')
    if (!others || !hides) shown++
  }
  document.querySelector('[data-empty]')?.toggleAttribute('hidden', shown > 0)
}

/** Filters, or marks, the products of the chip's category without leaving the page; `false` when this page does not hold them all. */
export const chooseChip = (chip: HTMLAnchorElement): boolean => {
  if (!inPlace) return false
  apply(chip)
  if (chip.pathname !== location.pathname) history.pushState(null, '', chip.href)
  document.querySelector('[data-marked]')?.scrollIntoView({ block: 'center' })
  return true
}

/** After Back or Forward: shows what the address says; `false` when another document has to. */
export const followAddress = (): boolean => {
  const isOwn = location.pathname === ownPath
  const chip = isOwn ? ownChip : chips.find(({ pathname }) => pathname === location.pathname)
  if (inPlace && chip) apply(chip)
  return isOwn || (inPlace && chip !== undefined)
}
