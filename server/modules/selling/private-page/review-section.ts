import { REVIEW_MAX } from '#contract/reviews/reviews.ts'
import { type ShopWords, shopWords } from '#contract/shop-words.ts'
import { escapeHtml } from '#server/lib/escape-html.ts'
import type { OrderItemRow, OrderRow } from '#server/records/orders/orders.repo.ts'
import type { ReviewRow } from '#server/records/reviews/reviews.repo.ts'
import type { StoreRow } from '#server/records/stores/stores.repo.ts'
import { mayReview, orderedProducts } from '../reviews/write-review.ts'

const STARS = [1, 2, 3, 4, 5]

const complaint = (text: string): string => `<p class="order-late" role="alert">${escapeHtml(text)}</p>`

type Say = ShopWords['privatePage']

const stars = (say: Say, chosen: number | undefined): string =>
  STARS.map((count) => {
    const name = say.starsOf(count)
    return `<label title="${name}"><input type="radio" name="stars" value="${count}" aria-label="${name}" required${count === chosen ? ' checked' : ''}><span aria-hidden="true">★</span></label>`
  }).join('')

const form = (say: Say, path: string, product: string, present: ReviewRow | undefined): string => {
  const image = present?.image_id
    ? `<label class="tick"><input type="checkbox" name="remove_image" value="yes">${say.removePhoto}</label>`
    : ''
  return `<form method="post" action="${path}/review" enctype="multipart/form-data"><input type="hidden" name="product" value="${escapeHtml(product)}"><fieldset class="stars"><legend>${say.yourStars}</legend>${stars(say, present?.stars)}</fieldset><label>${say.yourWords}<textarea name="words" rows="3" maxlength="${REVIEW_MAX}" dir="auto">${escapeHtml(present?.words ?? '')}</textarea></label><label>${say.yourPhoto}<input type="file" name="image" accept="image/png,image/jpeg,image/webp"></label>${image}<button class="button">${present ? say.saveChange : say.sendReview}</button></form>`
}

const written = (
  { privatePage: say, products }: ShopWords,
  { stars: given, words, answer, hidden }: ReviewRow,
): string => {
  const said = words && `<span dir="auto">${escapeHtml(words)}</span>`
  const answered = answer && `<span class="answer">${say.shopAnswers(`<bdi>${escapeHtml(answer)}</bdi>`)}</span>`
  const off = hidden ? `<span>${say.shopHides(products.hideReasons[hidden])}</span>` : ''
  return `<strong role="img" aria-label="${say.givenStars(given)}">${'★'.repeat(given)}${'☆'.repeat(5 - given)}</strong>${said}${answered}${off}`
}

/** Returns the part of a private page that asks for reviews and shows those that were written; empty for none. */
export const reviewSection = (
  {
    order,
    items,
    store,
    reviews,
  }: { order: OrderRow; items: readonly OrderItemRow[]; store: StoreRow; reviews: readonly ReviewRow[] },
  path: string,
  { now, wrong }: { now: Date; wrong?: { text: string; product: string } | undefined },
): string => {
  const words = shopWords[store.language]
  const say = words.privatePage
  const parts = [...orderedProducts(items)].map(([product, name]) => {
    const present = reviews.find(({ product_id }) => product_id === product)
    const isOpen = mayReview(order, store, present, now)
    if (!isOpen && !present) return ''
    const isWrong = wrong?.product === product
    const problem = isWrong ? complaint(wrong.text) : ''
    const fields = isOpen ? `${problem}${form(say, path, product, present)}` : ''
    const asked =
      present && isOpen
        ? `<details${isWrong ? ' open' : ''}><summary>${say.changeIt}</summary>${fields}</details>`
        : fields
    return `<li><h3 dir="auto">${escapeHtml(name)}</h3>${present ? written(words, present) : ''}${asked}</li>`
  })
  const shown = parts.filter(Boolean).join('')
  return store.reviews === 1 && shown
    ? `<section class="order-reviews"><h2>${say.howWasIt}</h2><p>${say.reviewHint}</p>${wrong?.product === '' ? complaint(wrong.text) : ''}<ul>${shown}</ul></section>`
    : ''
}
