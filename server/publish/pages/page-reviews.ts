import { longDay } from '#contract/long-day.ts'
import { shopWords } from '#contract/shop-words.ts'
import type { PageProduct, PageReview, PageReviews, ReviewGroup } from '#contract/stores/store-page.ts'
import { pageImage } from '#server/modules/catalogue/images/images.service.ts'
import type { Rating, ReviewRow } from '#server/records/reviews/reviews.repo.ts'
import type { Snapshot } from './snapshot.ts'

/** Reviews on a product's own page, and on the home page. */
const ON_PRODUCT = 3
const ON_HOME = 2
/** Reviews on the page of all products. */
const ON_ONE_PAGE = 200

const ratingOf = ({ count, stars }: Rating): Pick<PageReviews, 'count' | 'average'> => ({
  count,
  average: (stars / count).toFixed(1),
})

/** Reviews as pages show them. */
interface Shown {
  /** Newest ones for a product's own page. */
  of: (product: PageProduct) => PageReviews | undefined
  onHome: PageReviews | undefined
  /** Products with their reviews, latest review first: each with all of its own, and with those among the newest. */
  whole: ReviewGroup[]
  newest: ReviewGroup[]
}

/** Returns a store's reviews as its pages show them. Those that the seller hides are named on pages of all alone. */
export const pageReviews = (
  { store: { language }, reviews, images }: Snapshot,
  products: PageProduct[],
  path: string,
): Shown => {
  const { ratings } = reviews
  const shownImages = new Set(reviews.newest.map(({ image_id }) => image_id))
  const imageById = new Map(images.filter(({ id }) => shownImages.has(id)).map((image) => [image.id, image]))
  const shown = (row: ReviewRow): PageReview => {
    const image = row.hidden ? null : pageImage(imageById.get(row.image_id ?? ''))
    return {
      stars: row.stars,
      name: row.name,
      day: longDay(row.created_at, language),
      words: row.hidden ? '' : row.words,
      ...(row.hidden && { hidden: shopWords[language].products.hideReasons[row.hidden] }),
      ...(image && { image }),
      ...(row.answer && { answer: row.answer }),
    }
  }
  const told = (rows: readonly ReviewRow[]) => rows.filter(({ hidden }) => hidden === null)
  const byId = new Map(products.map((product) => [product.id, product]))
  const known = reviews.newest.filter(({ product_id }) => byId.has(product_id))
  const byProduct = Map.groupBy(known, ({ product_id }) => product_id)
  const of = ({ id, slug }: PageProduct): PageReviews | undefined => {
    const rating = ratings[id]
    const rows = byProduct.get(id)
    return (
      rating && {
        ...ratingOf(rating),
        newest: told(rows ?? [])
          .slice(0, ON_PRODUCT)
          .map(shown),
        ...(rows && { all: `${path}r/${slug}/` }),
      }
    )
  }
  const onHome = told(known)
    .filter(({ words }) => words !== '')
    .slice(0, ON_HOME)
    .map((row) => {
      const { name = '', path = '' } = byId.get(row.product_id) ?? {}
      return { ...shown(row), product: { name, path } }
    })
  const total = Object.values(ratings).reduce(
    (sum, { count, stars }) => ({ count: sum.count + count, stars: sum.stars + stars }),
    { count: 0, stars: 0 },
  )
  const groups = (rows: Map<string, ReviewRow[]>): ReviewGroup[] =>
    [...rows].flatMap(([id, own]) => {
      const product = byId.get(id)
      const rating = ratings[id]
      if (!product || !rating) return []
      const { name, path, slug } = product
      return [{ product: { name, path, slug }, reviews: { ...ratingOf(rating), newest: own.map(shown) } }]
    })
  return {
    of,
    onHome: total.count > 0 ? { ...ratingOf(total), newest: onHome, all: `${path}reviews/` } : undefined,
    whole: groups(byProduct),
    newest: groups(Map.groupBy(known.slice(0, ON_ONE_PAGE), ({ product_id }) => product_id)),
  }
}
