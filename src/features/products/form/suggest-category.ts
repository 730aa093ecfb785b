import type { Product } from '#contract/products/products.ts'
import type { Store } from '#contract/stores/stores.ts'

/** Words of Pakistani shops by category, in English and Roman Urdu. */
const trades: [category: string, words: RegExp][] = [
  ['Shoes', /khuss|shoe|sandal|chappal|jutt?i|sneaker|heels/],
  ['Jewellery', /bangle|choori|churi|jewel|zewar|ring|necklace|jhumk|earring|kangan/],
  ['Bags', /\bbags?\b|purse|clutch|wallet/],
  ['Clothing', /suit|lawn|kurt|abaya|hijab|dress|cloth|kapr|shawl|dupatta|boutique|saree|lehnga|shirt|fashion/],
  ['Beauty', /beauty|make ?up|skin|cosmetic|mehndi|henna|soap|cream/],
  ['Perfume', /perfume|attar|ittar|oud|fragrance|scent/],
  ['Food', /food|cake|bak(e|er)|sweet|mithai|pickle|achar|honey|spice|masala|biryani|kitchen|snack/],
  ['Home', /home|decor|ceramic|potter|curtain|bedsheet|rug|candle|furniture/],
  ['Toys', /toy|khilon/],
  ['Books', /book|kitab|stationer/],
  ['Electronics', /mobile|electronic|gadget|charger|headphone|computer/],
]

type Known = Pick<Product, 'category' | 'created_at'>

/** Returns the category that a text's words name, or an empty text. */
export const categoryIn = (text: string): string =>
  trades.find(([, words]) => words.test(text.toLowerCase()))?.[0] ?? ''

/** Suggests a new product's category: the newest product's, else from the shop's words, else empty. */
export const suggestCategory = (products: readonly Known[], shop: Pick<Store, 'name' | 'bio'>): string => {
  const [newest] = [...products].sort((a, b) => b.created_at.localeCompare(a.created_at))
  if (newest) return newest.category
  return categoryIn(shop.name) || categoryIn(shop.bio)
}

/** Returns the category of a new product's name: the shop's own of that trade, else the trade, else `present`. */
export const categoryFor = (name: string, present: string, known: readonly string[]): string => {
  const trade = categoryIn(name)
  const presentTrade = categoryIn(present)
  // A category of no known trade, such as «Eid», may hold everything.
  if (trade === '' || trade === presentTrade || (present !== '' && presentTrade === '')) return present
  return known.find((category) => categoryIn(category) === trade) ?? trade
}
