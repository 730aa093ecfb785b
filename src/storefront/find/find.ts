import { rankAll, type Searched, searchedOf } from '#contract/search/match.ts'
import * as say from '#contract/stores/words.ts'

interface Item {
  /** The child of the list: the card, or the item around it. */
  element: HTMLElement
  id: string
  price: number
  name: string
  category: string | undefined
  searched: Searched
  /** Its place in the shop's own order. */
  place: number
  /** How well it matches; the best is 0. */
  rank: number
}

const one = <Kind extends HTMLElement>(selector: string) => document.querySelector<Kind>(selector)

const query = one<HTMLInputElement>('[data-find] input')
const sort = one<HTMLSelectElement>('[data-find] select')
const grid = one('[data-grid]')
const [first, more] = document.querySelectorAll<HTMLElement>('[data-group]')

const known = new Set<Element>()
const items: Item[] = []

/** Notes the cards that are new on the page, behind the others. */
const note = (): void => {
  for (const card of document.querySelectorAll<HTMLElement>('[data-grid] [data-product]')) {
    if (known.has(card)) continue
    known.add(card)
    const text = (selector: string) => card.querySelector(selector)?.textContent.trim() ?? ''
    const { id = '', price, category } = card.dataset
    const name = text('[data-name]')
    items.push({
      element: card.closest('[data-list] > *') ?? card.closest('[data-grid] > *') ?? card,
      id,
      price: Number(price),
      name,
      category,
      searched: searchedOf(`${name} ${category}`, text('[data-description]')),
      place: known.size,
      rank: 0,
    })
  }
}

/** Ids sort by creation time. */
const orders: Record<string, (one: Item, other: Item) => number> = {
  new: (one, other) => (one.id < other.id ? 1 : -1),
  low: (one, other) => one.price - other.price,
  high: (one, other) => other.price - one.price,
  name: (one, other) => one.name.localeCompare(other.name, document.documentElement.lang),
}

/** The shop's own order; in a search the best matches first. */
const own = (one: Item, other: Item) => one.rank - other.rank || one.place - other.place

/** Whether the buyer has chosen an order. */
let ordered = false
/** Whether cards may have moved. */
let moved = false

const put = (list: HTMLElement, elements: HTMLElement[]): void => {
  // Moving cards would lose the focus that a closed dialog returned.
  if (elements.some((element, place) => element !== list.children[place])) list.append(...elements)
}

const arrange = (): void => {
  note()
  const typed = query?.value.trim() ?? ''
  // Layouts with sections have one list in each.
  const lists = document.querySelectorAll<HTMLElement>('[data-grid] [data-list]')
  const ranks = rankAll(
    items.map(({ searched }) => searched),
    typed,
  )
  const chosen = one('[data-chip][aria-current]')?.dataset.chip
  let found = 0
  for (const [index, item] of items.entries()) {
    const rank = ranks[index] ?? null
    item.rank = rank ?? 0
    item.element.toggleAttribute('data-missed', rank === null)
    if (rank !== null && !item.element.closest('[hidden]')) found++
  }
  moved ||= ordered || typed !== ''
  items.sort((ordered && orders[sort?.value ?? '']) || own)
  for (const list of lists) {
    const listed = items.filter(({ element }) => element.parentElement === list).map(({ element }) => element)
    if (moved) put(list, listed)
    list.parentElement?.toggleAttribute(
      'data-missed',
      listed.every((element) => element.matches('[data-missed]')),
    )
  }
  if (moved && grid && lists.length === 0) {
    const [chosenOnes, others] = [true, false].map((isOwn) =>
      items.filter(({ category }) => (category === chosen) === isOwn).map(({ element }) => element),
    ) as [HTMLElement[], HTMLElement[]]
    const arranged = first && more ? [first, ...chosenOnes, more, ...others] : [...chosenOnes, ...others]
    put(grid, arranged)
  }
  // Hides headings during a search: they count the whole category.
  for (const heading of [first, more]) heading?.toggleAttribute('data-missed', typed !== '')
  // Nobody knows how many there are before the whole list has come.
  const isWhole = !one('[data-parts]')
  one('[data-empty]')?.toggleAttribute('hidden', found > 0 || !isWhole)
  const told = one('[data-found]')
  if (told) told.textContent = typed && isWhole ? say.found(found) : ''
}

query?.addEventListener('input', arrange)
query?.addEventListener('keydown', ({ key }) => key === 'Enter' && query.blur())
sort?.addEventListener('change', () => {
  ordered = true
  arrange()
})
// A chip restores the shop's order; this listener runs after the chip's.
addEventListener('click', ({ target }) => (target as Element).closest?.('[data-chip]') && arrange())
addEventListener('popstate', arrange)
// Further parts of a long list have come.
addEventListener('cards', arrange)
// Applies what was typed or chosen before this script loaded.
ordered = sort?.selectedIndex !== 0
arrange()
