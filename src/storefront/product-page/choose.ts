import { formatMoney } from '#contract/money.ts'
import * as say from '#contract/products/words.ts'
import type { PageProduct, StoreData } from '#contract/stores/store-page.ts'
import { watchChoice } from '../choice/choice.ts'
import { storeData } from '../store-data.ts'

/** On pages of products with options: price, what is saved, stock, image, chat and address follow the choice. */

const page = document.querySelector('main') as HTMLElement
const find = (selector: string) => page.querySelector<HTMLElement>(selector)
const place = find('[data-choice]') as HTMLElement
const { product, currency, hideStock } = storeData() as StoreData & { product: PageProduct }
const { name, path } = product

const wanted = () => new URLSearchParams(location.search).get('v')

const write = (selector: string, text: string) => {
  const element = find(selector) as HTMLElement
  element.textContent = text
  return element
}

watchChoice(
  place,
  product,
  ({ variant, label, choose, price, was, stock, imageIndex }) => {
    const query = variant ? `?v=${variant}` : ''
    const slide = imageIndex === undefined ? null : find(`#picture-${imageIndex + 1}`)
    // The cart takes this image.
    const image = slide ? `#${slide.id} img` : ''
    Object.assign(page.dataset, { variant, label, choose, price, stock, image })
    // The quantity and the chat read these.
    Object.assign(product, { price, stock, name: label ? `${name} (${label})` : name, path: path + query })
    write('[data-shown-price]', `${'from' in place.dataset ? `${say.from} ` : ''}${formatMoney(price, currency)}`)
    for (const line of page.querySelectorAll<HTMLElement>('.saved')) line.hidden = line.id !== `${price}-${was}`
    const tone = !stock ? 'negative' : hideStock || stock > 10 ? 'positive' : 'warning'
    const words = !stock ? say.outOfStock : hideStock ? say.inStock : say.stockLeft(stock)
    write('[data-shown-stock]', words).className = `stock is-${tone}`
    find('[data-quantity-input]')?.dispatchEvent(new Event('change'))
    if (slide) {
      const strip = slide.parentElement as HTMLElement
      // Leaves the chips where they are. Where images stand one above the other, the page scrolls.
      strip.scrollLeft = slide.offsetLeft - strip.offsetLeft
      if (getComputedStyle(strip).flexDirection === 'column') slide.scrollIntoView({ block: 'nearest' })
    }
    // An address that names no variant keeps its own anchor and query.
    if (variant || wanted()) history.replaceState(history.state, '', query || location.pathname)
  },
  wanted(),
)
