import type { PartCards } from '#contract/stores/store-page.ts'

const one = <Kind extends HTMLElement>(selector: string) => document.querySelector<Kind>(selector)

const grid = one('[data-grid]')
/** The heading over other products, on a category's page that goes on with all. */
const more = document.querySelectorAll<HTMLElement>('[data-group]')[1]
const category = one('[data-chip][aria-current]')?.dataset.chip
const known = new Set(
  [...document.querySelectorAll<HTMLElement>('[data-grid] [data-product]')].map(({ dataset }) => dataset.id),
)

/** Placeholder colors, which the page's own style has for its first cards. */
const paint = (colors: string[]): void => {
  const sheet = [...document.styleSheets].find(({ href }) => !href)
  for (const color of colors) sheet?.insertRule(`.c-${color}{background:#${color}}`, sheet.cssRules.length)
}

/** Adds a section, or its cards to the one that the list has of this category. */
const addSection = (section: HTMLElement): void => {
  const own = [...(grid?.children ?? [])].find(
    (other) => (other as HTMLElement).dataset.category === section.dataset.category,
  )
  const list = own?.querySelector('[data-list]')
  if (list) list.append(...(section.querySelector('[data-list]')?.children ?? []))
  else grid?.append(section)
}

const addCard = (card: HTMLElement): void => {
  const isOther = category && card.dataset.category !== category
  if (more && isOther) more.hidden = false
  if (more && category && !isOther) more.before(card)
  else grid?.append(card)
}

/** Returns whether no product is missing between the list and a part. The shop may have changed since. */
export const follows = ({ after }: PartCards): boolean => !after || known.has(after)

/** Puts a part's cards at the end of the list, each product once. */
export const addCards = ({ cards, colors }: PartCards): void => {
  paint(colors)
  const template = document.createElement('template')
  template.innerHTML = cards
  for (const card of template.content.querySelectorAll<HTMLElement>('[data-product]')) {
    if (known.has(card.dataset.id)) card.remove()
    known.add(card.dataset.id)
  }
  const lists = [...template.content.querySelectorAll<HTMLElement>('[data-list]')]
  for (const { parentElement } of lists) if (parentElement) addSection(parentElement)
  if (lists.length === 0) {
    for (const card of template.content.querySelectorAll<HTMLElement>('[data-product]')) addCard(card)
  }
}
