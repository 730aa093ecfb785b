import type { LayoutWords } from './define-layout.ts'

/** Words of one layout: the heading over its products, and what differs from other shops. */
type OwnWords = Pick<LayoutWords, 'products'> & Partial<LayoutWords>

const plain = {
  orderNow: 'Order Now',
  noItems: 'No products found',
  noItemsHint: 'Try selecting a different category',
  loading: 'Loading store...',
  lowStock: 'Only {n} left',
  about: 'About us',
  related: 'You may also like',
  see: 'Shop now',
  film: 'The pictures',
}

/** The plain words of a shop. */
export const plainWords = (own: OwnWords): LayoutWords => ({ ...plain, ...own })

/** The words of a maison. */
export const luxuryWords = (own: OwnWords): LayoutWords => ({
  ...plain,
  orderNow: 'Acquire Now',
  noItems: 'No items found',
  loading: 'Loading luxury collection...',
  lowStock: 'Limited: {n} left',
  about: 'The house',
  see: 'Discover',
  ...own,
})

/** Urdu words, for plain shops and maisons alike. To be read by a native speaker before they are offered. */
export const urduWords = (own: OwnWords): LayoutWords => ({
  orderNow: 'ابھی آرڈر کریں',
  noItems: 'کچھ نہیں ملا',
  noItemsHint: 'کوئی اور کیٹیگری دیکھیں',
  loading: 'دکان کھل رہی ہے...',
  lowStock: 'صرف {n} باقی',
  about: 'ہمارے بارے میں',
  related: 'یہ بھی دیکھیں',
  see: 'سامان دیکھیں',
  film: 'تصویریں',
  ...own,
})
