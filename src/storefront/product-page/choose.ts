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
      if (imageIndex !== undefined)
        page.querySelector(`#picture-${imageIndex + 1}`)?.scrollIntoView({ block: 'nearest' })
      // An address that names no variant keeps its own anchor and query.
      if (variant || /[?&]v=/.test(location.search))
        history.replaceState(history.state, '', variant ? `?v=${variant}` : location.pathname)
    },
    new URLSearchParams(location.search).get('v'),
  )
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
