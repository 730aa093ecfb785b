import { ownPath } from '../../stores/dialog.ts'

const all = <Kind extends HTMLElement>(selector: string): Kind[] => [...document.querySelectorAll<Kind>(selector)]

const chips = all<HTMLAnchorElement>('[data-chip]')

/** «All», where it is the current one. The page of a category has its own order, or that category only: there the chips stay plain links. */
const [home] = all<HTMLAnchorElement>('[data-chip=all][aria-current]')

const [grid] = all('[data-grid]')

/** What the grid holds, in its order: cards, or the items of a list with a card in each. */
const items = all('[data-grid] > [data-category]')

/** Headings over the chosen category and over the rest, where the layout lists every product; else there are none. */
const [first, more] = all('[data-group]')

const apply = (chosen: HTMLAnchorElement): void => {
  const category = chosen.dataset.chip
  const isAll = category === 'all'
  const isOwn = (item: HTMLElement) => isAll || item.dataset.category === category
  const own = items.filter(isOwn)
  for (const chip of chips)
    chip.ariaCurrent = chip === chosen ? 'true' : null
    // In sight, with a part of its neighbour.
  ;(chosen.parentElement as HTMLElement).scrollLeft = chosen.offsetLeft - 60
  if (first && more) {
    first.textContent = `${category} (${own.length})`
    grid?.append(first, ...own, more, ...items.filter((item) => !isOwn(item)))
    first.hidden = more.hidden = isAll
  } else for (const item of items) item.hidden = !isOwn(item)
}

/** Shows the products of the chip's category first, or alone, without leaving the page; `false` when this page does not hold them all. */
export const chooseChip = (chip: HTMLElement): false | undefined => {
  if (!home) return false
  apply(chip as HTMLAnchorElement)
  const { pathname, href } = chip as HTMLAnchorElement
  if (pathname !== location.pathname) history.pushState(null, '', href)
  if (grid && grid.getBoundingClientRect().top < 0) grid.scrollIntoView()
  // Only a key leaves the ring on it.
  if (!chip.matches(':focus-visible')) chip.blur()
  return
}

/** After Back or Forward: shows what the address says; `false` when another document has to. */
export const followAddress = (): boolean => {
  const isOwn = location.pathname === ownPath
  const chip = isOwn ? home : home && chips.find(({ pathname }) => pathname === location.pathname)
  // Cards that are moved lose the focus that a closed dialog gave back.
  if (chip && !chip.ariaCurrent) apply(chip)
  return isOwn || !!chip
}
