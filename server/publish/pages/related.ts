import type { PageProduct } from '#contract/stores/store-page.ts'

/** Products shown beside another. */
const RELATED = 4

const isForSale = ({ stock }: PageProduct): boolean => stock > 0

/**
 * Returns related products of a small shop: the first others of the category, filled up to four with the newest that
 * can be bought. For a sold-out product, only those that can be bought.
 */
export const firstInCategory = (product: PageProduct, cards: PageProduct[]): PageProduct[] => {
  const others = cards.filter(({ id }) => id !== product.id)
  const alike = others.filter(({ category }) => category === product.category)
  const newest = others.filter(isForSale).toSorted((one, other) => (one.id < other.id ? 1 : -1))
  const first = isForSale(product) ? alike : alike.filter(isForSale)
  return [...new Set([...first, ...newest])].slice(0, RELATED)
}

/** Yields a list from after a place, around to that place. */
function* around<Item>(list: readonly Item[], place: number): Generator<Item> {
  for (let step = 1; step < list.length; step++) yield list[(place + step) % list.length] as Item
}

/**
 * Returns a function for related products of a large shop: the next ones of the category after it, around its end,
 * then the next of the shop that can be bought. So each product is shown by few others, whose pages change with it.
 */
export const nextInCategory = (cards: PageProduct[]): ((product: PageProduct) => PageProduct[]) => {
  const categories = Map.groupBy(cards, ({ category }) => category)
  const placeIn = (list: readonly PageProduct[]) => new Map(list.map(({ id }, place) => [id, place]))
  const places = placeIn(cards)
  const placesInCategory = new Map([...categories].map(([name, list]) => [name, placeIn(list)]))
  return (product) => {
    const found = new Set<PageProduct>()
    const take = (list: readonly PageProduct[], place: number | undefined, mayShow: (card: PageProduct) => boolean) => {
      for (const card of around(list, place ?? 0)) {
        if (found.size === RELATED) return
        if (mayShow(card)) found.add(card)
      }
    }
    const { id, category } = product
    const mayShowAlike = isForSale(product) ? () => true : isForSale
    take(categories.get(category) ?? [], placesInCategory.get(category)?.get(id), mayShowAlike)
    take(cards, places.get(id), isForSale)
    return [...found]
  }
}
