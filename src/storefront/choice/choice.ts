import type { CartProduct } from '#contract/orders/cart.ts'
import * as say from '#contract/products/words.ts'
import type { PageChoice, PageProduct } from '#contract/stores/store-page.ts'

/** The chosen variant as the cart takes it, empty texts where there is none, with the position of its image. */
export type Chosen = Pick<CartProduct, 'variant' | 'label' | 'choose' | 'price' | 'stock'> & {
  imageIndex: number | undefined
  /** Price before the sale. */
  was: number | undefined
}

let groups = 0

/**
 * Follows the buyer's choice of size, colour and the like. Later options offer what exists with the earlier ones; what
 * is sold out is marked. Calls `show` at once and after each choice. `wanted` is the id of a variant to begin with.
 */
export const watchChoice = (
  place: Element,
  { choice }: PageProduct,
  show: (chosen: Chosen) => void,
  wanted?: string | null,
): void => {
  const { options, variants } = choice as PageChoice
  const fields = [...place.querySelectorAll('fieldset')].map((field) => [...field.querySelectorAll('input')])
  const group = groups++

  const update = (): void => {
    const picked: number[] = []
    /** The variants that have these values. */
    const having = (chosen: number[]) =>
      variants.filter(({ values }) => chosen.every((value, index) => value < 0 || value === values[index]))
    for (const inputs of fields) {
      const left = inputs.filter((input, value) => {
        const these = having([...picked, value])
        const label = input.parentElement as HTMLElement
        label.hidden = !these[0]
        label.toggleAttribute('data-out', !these.some((variant) => variant.stock))
        input.checked &&= !!these[0]
        return these[0]
      })
      // A single value needs no tap.
      if (left[0] && !left[1]) left[0].checked = true
      picked.push(inputs.findIndex((input) => input.checked))
    }
    const missing = options.filter((_, option) => (picked[option] as number) < 0).map(({ name }) => name)
    const rest = having(picked)
    const found = missing[0] ? undefined : rest[0]
    const label = found ? options.map(({ values }, option) => values[picked[option] as number]?.label).join(', ') : ''
    const inStock = rest.filter((variant) => variant.stock)
    const offered = inStock[0] ? inStock : rest
    const { price, was } = offered.reduce((least, one) => (one.price < least.price ? one : least))
    // The lowest price of what is left. Prices on the page and in the dialog read whether it is one of several.
    place.toggleAttribute(
      'data-from',
      offered.some((one) => one.price > price),
    )
    const isOut = found?.stock === 0
    const around = place.closest('dialog,main') as Element
    for (const button of around.querySelectorAll<HTMLElement>('[data-add],[data-order]')) {
      // A tap still says what is out of stock, or left to choose. The latter it shows.
      button.ariaDisabled = isOut ? 'true' : null
      button.onclick = () => place.querySelector('fieldset:not(:has(:checked))')?.scrollIntoView({ block: 'center' })
    }
    show({
      variant: found?.id ?? '',
      label,
      price,
      was,
      stock: rest.reduce((sum, variant) => sum + variant.stock, 0),
      imageIndex: found?.image,
      choose: isOut ? say.chooseAnother(label) : say.joined(missing),
    })
  }

  const first = variants.find(({ id }) => id === wanted)
  fields.forEach((inputs, option) => {
    inputs.forEach((input, value) => {
      // A page and a dialog over it may both have a choice.
      input.name = `${group}-${option}`
      // Else keeps a tap that came before this script.
      if (first) input.checked = first.values[option] === value
      input.onchange = update
    })
  })
  update()
}
