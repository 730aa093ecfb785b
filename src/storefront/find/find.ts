import { fold } from './fold.ts'

interface Item {
  /** The child of the list: the card, or the item around it. */
  element: HTMLElement
  id: string
  price: number
  name: string
  category: string | undefined
  folded: string
}

const one = <Kind extends HTMLElement>(selector: string) => document.querySelector<Kind>(selector)

const query = one<HTMLInputElement>('[data-find] input')
const sort = one<HTMLSelectElement>('[data-find] select')
const grid = one('[data-grid]')
/** Layouts with sections have one list in each. */
const lists = document.querySelectorAll<HTMLElement>('[data-grid] [data-list]')
const [first, more] = document.querySelectorAll<HTMLElement>('[data-group]')

const items = [...document.querySelectorAll<HTMLElement>('[data-grid] [data-product]')].map((card): Item => {
  const text = (selector: string) => card.querySelector(selector)?.textContent.trim() ?? ''
  const { id = '', price, category } = card.dataset
  const name = text('[data-name]')
  const folded = fold(`${name} ${category} ${text('[data-description]')}`)
  return {
    element: card.closest('[data-list] > *') ?? card.closest('[data-grid] > *') ?? card,
    id,
    price: Number(price),
    name,
    category,
    folded,
  }
})

/** Ids sort by creation time. */
const orders: Record<string, (one: Item, other: Item) => number> = {
  new: (one, other) => (one.id < other.id ? 1 : -1),
  low: (one, other) => one.price - other.price,
  high: (one, other) => other.price - one.price,
  name: (one, other) => one.name.localeCompare(other.name),
}

/** Whether the buyer chose an order; else the shop's own applies. */
let ordered = false

const put = (list: HTMLElement, elements: HTMLElement[]): void => {
  // Moving cards would lose the focus that a closed dialog returned.
  if (elements.some((element, place) => element !== list.children[place])) list.append(...elements)
}

const arrange = (): void => {
  const words = fold(query?.value ?? '')
    .trim()
    .split(/\s+/)
  const chosen = one('[data-chip][aria-current]')?.dataset.chip
  let found = 0
  for (const { element, folded } of items) {
    const missed = !words.every((word) => folded.includes(word))
    element.toggleAttribute('data-missed', missed)
    if (!missed && !element.closest('[hidden]')) found++
  }
  if (ordered) items.sort(orders[sort?.value ?? ''])
  for (const list of lists) {
    const listed = items.filter(({ element }) => element.parentElement === list).map(({ element }) => element)
    if (ordered) put(list, listed)
    list.parentElement?.toggleAttribute(
      'data-missed',
      listed.every((element) => element.matches('[data-missed]')),
    )
  }
  if (ordered && grid && lists.length === 0) {
    const [own, others] = [true, false].map((isOwn) =>
      items.filter(({ category }) => (category === chosen) === isOwn).map(({ element }) => element),
    ) as [HTMLElement[], HTMLElement[]]
    const arranged = first && more ? [first, ...own, more, ...others] : [...own, ...others]
    put(grid, arranged)
  }
  // Hides headings during a search: they count the whole category.
  for (const heading of [first, more]) heading?.toggleAttribute('data-missed', words[0] !== '')
  one('[data-empty]')?.toggleAttribute('hidden', found > 0)
  const told = one('[data-found]')
  if (told) told.textContent = words[0] ? `${found} ${found === 1 ? 'product' : 'products'} found` : ''
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
// Applies what was typed or chosen before this script loaded.
ordered = sort?.selectedIndex !== 0
arrange()
