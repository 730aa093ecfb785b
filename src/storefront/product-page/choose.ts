import { formatMoney } from '#contract/money.ts'
import { watchChoice } from '../choice/choice.ts'
import { storeData } from '../store-data.ts'

/** The product page's choice: price, stock, image, chat and address follow it. */
const watch = (page: HTMLElement, place: Element): void => {
  const { product, currency, hideStock } = storeData()
  if (!product) return
  const { name, from } = product
  const set = (key: string, value: string | undefined) => {
    if (value) page.dataset[key] = value
    else delete page.dataset[key]
  }
  const write = (selector: string, text: string) => {
    const element = page.querySelector(selector)
    if (element) element.textContent = text
    return element
  }
  watchChoice(
    place,
    { ...product },
    ({ variant, label, choose, price, stock, imageIndex }) => {
      for (const [key, value] of Object.entries({ variant, label, choose })) set(key, value)
      set('price', String(price))
      set('stock', String(stock))
      // The quantity and the chat read these.
      Object.assign(product, { price, stock, name: label ? `${name} (${label})` : name })
      write('[data-shown-price]', `${from && !variant ? 'From ' : ''}${formatMoney(price, currency)}`)
      const tone = !stock ? 'negative' : hideStock || stock > 10 ? 'positive' : 'warning'
      const words = stock ? (hideStock ? 'In stock' : `${stock} in stock`) : 'Out of stock'
      write('[data-shown-stock]', words)?.setAttribute('class', `stock is-${tone}`)
      page.querySelector('[data-quantity-input]')?.dispatchEvent(new Event('change'))
      // The cart takes this image.
      set('image', imageIndex === undefined ? undefined : `#picture-${imageIndex + 1} img`)
      if (imageIndex !== undefined) showImage(page, imageIndex)
      // An address that names no variant keeps its own anchor and query.
      if (variant || /[?&]v=/.test(location.search))
        history.replaceState(history.state, '', variant ? `?v=${variant}` : location.pathname)
    },
    new URLSearchParams(location.search).get('v'),
  )
}

/** Shows an image and leaves the chips where they are. Where images stand one above the other, the page scrolls. */
const showImage = (page: HTMLElement, index: number): void => {
  const slide = page.querySelector(`#picture-${index + 1}`)
  const strip = slide?.parentElement
  if (!strip) return
  strip.scrollLeft = index * strip.clientWidth
  if (getComputedStyle(strip).flexDirection === 'column') slide.scrollIntoView({ block: 'nearest' })
}

/** Goes to what is left to choose when the buyer wants to buy; the shell says it. */
const showMissing = (page: HTMLElement, place: Element): void => {
  for (const button of page.querySelectorAll<HTMLElement>('[data-add], [data-order]'))
    button.addEventListener('click', () => {
      const missing = [...place.querySelectorAll('fieldset')].find((field) => !field.querySelector(':checked'))
      if (page.dataset.choose) missing?.scrollIntoView({ block: 'center' })
    })
}

const page = document.querySelector<HTMLElement>('[data-product-page]')
const place = page?.querySelector('[data-choice]')
if (page && place) {
  watch(page, place)
  showMissing(page, place)
}
