import { ownPath } from '../../stores/dialog.ts'

const all = <Kind extends HTMLElement>(selector: string): Kind[] => [...document.querySelectorAll<Kind>(selector)]

const chips = all<HTMLAnchorElement>('[data-chip]')

/** «All», on the home page. On a category's page chips stay plain links. */
const [home] = all<HTMLAnchorElement>('[data-chip=all][aria-current]')

const [grid] = all('[data-grid]')

/** Children of the grid in order: cards, or list items with a card. */
const items = all('[data-grid] > [data-category]')

/** Headings over the chosen category and the rest, in layouts that always list all products. */
const [first, more] = all('[data-group]') as [HTMLElement, HTMLElement?]

const apply = (chosen: HTMLAnchorElement): void => {
  const category = chosen.dataset.chip
  const isAll = category === 'all'
  const isOwn = (item: HTMLElement) => isAll || item.dataset.category === category
  const own = items.filter(isOwn)
  for (const chip of chips)
    chip.ariaCurrent = chip === chosen ? 'true' : null
    // Scrolls it into view with part of its neighbour.
  ;(chosen.parentElement as HTMLElement).scrollBy(chosen.getBoundingClientRect().x - 60, 0)
  if (more) {
    first.textContent = `${category} (${own.length})`
    grid?.append(first, ...own, more, ...items.filter((item) => !isOwn(item)))
    first.hidden = more.hidden = isAll
  } else for (const item of items) item.hidden = !isOwn(item)
}

/** Shows a category's products first, or only them. Returns `false` if this page lacks some. */
export const chooseChip = (chip: HTMLElement): false | undefined => {
  if (!home) return false
  apply(chip as HTMLAnchorElement)
  const { pathname, href } = chip as HTMLAnchorElement
  if (pathname !== location.pathname) history.pushState(null, '', href)
  if (grid && grid.getBoundingClientRect().top < 0) grid.scrollIntoView()
  // Keeps the focus ring for keyboards only.
  if (!chip.matches(':focus-visible')) chip.blur()
  return
}

/** After Back or Forward, shows the URL's category. Returns nothing true if another document is needed. */
export const followAddress = (): unknown => {
  const isOwn = location.pathname === ownPath
  const chip = isOwn ? home : home && chips.find(({ pathname }) => pathname === location.pathname)
  // Moving cards would lose the focus that a closed dialog returned.
  if (chip && !chip.ariaCurrent) apply(chip)
  return isOwn || chip
}
