import { formatMoney } from '#contract/money.ts'
import type { PageProduct, StoreData } from '#contract/stores/store-page.ts'
import { watchChoice } from '../choice/choice.ts'
import { storeData } from '../store-data.ts'

type ProductPageData = StoreData & { product: PageProduct }

const wanted = () => new URLSearchParams(location.search).get('v')

/** The product page's choice: price, stock, image, chat and address follow it. */
const watch = (page: HTMLElement, place: HTMLElement): void => {
  const { product, currency, hideStock } = storeData() as ProductPageData
  const { name, path } = product
  const write = (selector: string, text: string) => {
    const element = page.querySelector(selector) as Element
    element.textContent = text
    return element
  }
  watchChoice(
    place,
    product,
    ({ variant, label, choose, price, stock, imageIndex }) => {
      const query = variant ? `?v=${variant}` : ''
      const anchor = imageIndex === undefined ? '' : `#picture-${imageIndex + 1}`
      // The cart takes this image.
      const image = anchor && `${anchor} img`
      Object.assign(page.dataset, { variant, label, choose, price, stock, image })
      // The quantity and the chat read these.
      Object.assign(product, { price, stock, name: label ? `${name} (${label})` : name, path: path + query })
      write('[data-shown-price]', `${'from' in place.dataset ? 'From ' : ''}${formatMoney(price, currency)}`)
      const tone = !stock ? 'negative' : hideStock || stock > 10 ? 'positive' : 'warning'
      const words = !stock ? 'Out of stock' : hideStock ? 'In stock' : `${stock} in stock`
      write('[data-shown-stock]', words).className = `stock is-${tone}`
      page.querySelector('[data-quantity-input]')?.dispatchEvent(new Event('change'))
      if (anchor) showImage(page.querySelector(anchor) as Element, imageIndex as number)
      // An address that names no variant keeps its own anchor and query.
      if (variant || wanted()) history.replaceState(history.state, '', query || location.pathname)
    },
    wanted(),
  )
}

/** Shows an image and leaves the chips where they are. Where images stand one above the other, the page scrolls. */
const showImage = (slide: Element, index: number): void => {
  const strip = slide.parentElement as Element
  strip.scrollLeft = index * strip.clientWidth
  if (getComputedStyle(strip).flexDirection === 'column') slide.scrollIntoView({ block: 'nearest' })
}

const place = document.querySelector<HTMLElement>('[data-product-page] [data-choice]')
if (place) watch(place.closest('main') as HTMLElement, place)
