import { hideWords, REVIEW_MAX } from '#contract/reviews/reviews.ts'
import { escapeHtml } from '#server/lib/escape-html.ts'
import type { OrderItemRow, OrderRow } from '#server/records/orders/orders.repo.ts'
import type { ReviewRow } from '#server/records/reviews/reviews.repo.ts'
import type { StoreRow } from '#server/records/stores/stores.repo.ts'
import { mayReview, orderedProducts } from '../reviews/write-review.ts'

const STARS = [1, 2, 3, 4, 5]

const complaint = (text: string): string => `<p class="order-late" role="alert">${escapeHtml(text)}</p>`

const stars = (chosen: number | undefined): string =>
  STARS.map((count) => {
    const name = count === 1 ? '1 star' : `${count} stars`
    return `<label title="${name}"><input type="radio" name="stars" value="${count}" aria-label="${name}" required${count === chosen ? ' checked' : ''}><span aria-hidden="true">★</span></label>`
  }).join('')

const form = (path: string, product: string, present: ReviewRow | undefined): string => {
  const image = present?.image_id
    ? '<label class="tick"><input type="checkbox" name="remove_image" value="yes">Remove the photo</label>'
    : ''
  return `<form method="post" action="${path}/review" enctype="multipart/form-data"><input type="hidden" name="product" value="${escapeHtml(product)}"><fieldset class="stars"><legend>Your stars</legend>${stars(present?.stars)}</fieldset><label>Your words, if you like<textarea name="words" rows="3" maxlength="${REVIEW_MAX}" dir="auto">${escapeHtml(present?.words ?? '')}</textarea></label><label>A photo, if you like (up to 2 MB)<input type="file" name="image" accept="image/png,image/jpeg,image/webp"></label>${image}<button class="button">${present ? 'Save the change' : 'Send the review'}</button></form>`
}

const written = ({ stars: given, words, answer, hidden }: ReviewRow): string => {
  const said = words && `<span dir="auto">${escapeHtml(words)}</span>`
  const answered = answer && `<span class="answer">The shop answers: <bdi>${escapeHtml(answer)}</bdi></span>`
  const off = hidden ? `<span>The shop hides your words: ${hideWords[hidden]}.</span>` : ''
  return `<strong role="img" aria-label="${given} of 5 stars">${'★'.repeat(given)}${'☆'.repeat(5 - given)}</strong>${said}${answered}${off}`
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
  const parts = [...orderedProducts(items)].map(([product, name]) => {
    const present = reviews.find(({ product_id }) => product_id === product)
    const isOpen = mayReview(order, store, present, now)
    if (!isOpen && !present) return ''
    const isWrong = wrong?.product === product
    const problem = isWrong ? complaint(wrong.text) : ''
    const fields = isOpen ? `${problem}${form(path, product, present)}` : ''
    const asked =
      present && isOpen ? `<details${isWrong ? ' open' : ''}><summary>Change it</summary>${fields}</details>` : fields
    return `<li><h3 dir="auto">${escapeHtml(name)}</h3>${present ? written(present) : ''}${asked}</li>`
  })
  const shown = parts.filter(Boolean).join('')
  return store.reviews === 1 && shown
    ? `<section class="order-reviews"><h2>How was it?</h2><p>Your stars and words appear in the shop, with your first name.</p>${wrong?.product === '' ? complaint(wrong.text) : ''}<ul>${shown}</ul></section>`
    : ''
}
