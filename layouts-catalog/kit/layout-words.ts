import type { LayoutWords } from './define-layout.ts'

type OwnWords = Pick<LayoutWords, 'products'> & Partial<LayoutWords>

/** The plain words of a shop, with the layout's own heading over its products. */
export const plainWords = (own: OwnWords): LayoutWords => ({
  orderNow: 'Order Now',
  noItems: 'No products found',
  noItemsHint: 'Try selecting a different category',
  loading: 'Loading store...',
  lowStock: 'Only {n} left',
  about: 'About us',
  ...own,
})

/** The words of a maison. */
export const luxuryWords = (own: OwnWords): LayoutWords => ({
  orderNow: 'Acquire Now',
  noItems: 'No items found',
  noItemsHint: 'Try selecting a different category',
  loading: 'Loading luxury collection...',
  lowStock: 'Limited: {n} left',
  about: 'The house',
  ...own,
})
