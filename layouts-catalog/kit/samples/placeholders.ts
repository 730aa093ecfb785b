import type { PageProduct, PageStore } from '#contract/stores/store-page.ts'

const placeholders: [name: string, category: string, price: number, stock: number, description: string][] = [
  ['Sample product one', 'New arrivals', 1450, 12, 'Your own products take this place as soon as you add them.'],
  ['Sample product two', 'New arrivals', 2200, 4, 'A short description tells buyers what they get.'],
  ['Sample product three', 'Everyday', 950, 30, 'Clear pictures sell: use daylight and a plain background.'],
  ['Sample product four', 'Everyday', 3800, 8, 'Prices stand on every card; buyers pay in cash at the door.'],
  ['Sample product five', 'Gifts', 5250, 2, 'Low stock is marked for buyers without any work of yours.'],
  ['Sample product six', 'Gifts', 1790, 0, 'Sold-out products stay visible and cannot be ordered.'],
]

/** Six products that stand in the preview of a shop without products. Their texts speak to the seller. */
export const placeholderProducts = (store: PageStore): PageProduct[] =>
  placeholders.map(([name, category, price, stock, description], index) => ({
    id: `sample-${index + 1}`,
    slug: `sample-${index + 1}`,
    path: store.path,
    name,
    description,
    price: price * 100,
    category,
    stock,
    featured: false,
    images: [],
  }))
