import { fold } from './fold.ts'

interface Item {
  /** What the grid holds: the card, or the item of a list around it. */
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
const [first, more] = document.querySelectorAll<HTMLElement>('[data-group]')

const items = [...document.querySelectorAll<HTMLElement>('[data-grid] [data-product]')].map((card): Item => {
  const text = (selector: string) => card.querySelector(selector)?.textContent.trim() ?? ''
  const { id = '', price, category } = card.dataset
  const name = text('[data-name]')
  const folded = fold(`${name} ${category} ${text('[data-description]')}`)
  return { element: card.closest('[data-grid] > *') ?? card, id, price: Number(price), name, category, folded }
})

/** Ids begin with the time they were made at. */
const orders: Record<string, (one: Item, other: Item) => number> = {
  new: (one, other) => (one.id < other.id ? 1 : -1),
  low: (one, other) => one.price - other.price,
  high: (one, other) => other.price - one.price,
  name: (one, other) => one.name.localeCompare(other.name),
}

/** Whether the buyer has chosen an order; until then the shop's own stands. */
let ordered = false

const arrange = (): void => {
  const words = fold(query?.value ?? '')
    .trim()
    .split(/\s+/)
  const chosen = one('[data-chip][aria-current]')?.dataset.chip
  let found = 0
  for (const { element, folded } of items) {
    const missed = !words.every((word) => folded.includes(word))
    element.toggleAttribute('data-missed', missed)
    if (!missed && !element.hidden) found++
  }
  if (ordered) {
    items.sort(orders[sort?.value ?? ''])
    const [own, others] = [true, false].map((isOwn) =>
      items.filter(({ category }) => (category === chosen) === isOwn).map(({ element }) => element),
    ) as [HTMLElement[], HTMLElement[]]
    const arranged = first && more ? [first, ...own, more, ...others] : [...own, ...others]
    // Cards that are moved lose the focus that a closed dialog gave back.
    if (arranged.some((element, place) => element !== grid?.children[place])) grid?.append(...arranged)
  }
  // Over what was searched for there is no heading: it counts the whole category.
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
// A chip puts the cards in the shop's order; these listeners come after its own.
addEventListener('click', ({ target }) => (target as Element).closest?.('[data-chip]') && arrange())
addEventListener('popstate', arrange)
// What was typed or chosen before this came.
ordered = sort?.selectedIndex !== 0
arrange()
