import type { CartProduct } from '#contract/orders/cart.ts'
import type { PageProduct } from '#contract/stores/store-page.ts'

/** The chosen variant as the cart takes it, with the position of its image. */
export type Chosen = Pick<CartProduct, 'variant' | 'label' | 'choose' | 'price' | 'stock'> & {
  imageIndex: number | undefined
}

let groups = 0

/**
 * Follows the buyer's choice of size, colour and the like. Later options offer what exists with the earlier ones; what
 * is sold out is marked. Calls `show` at once and after each choice. `wanted` is the id of a variant to begin with.
 */
export const watchChoice = (
  place: Element,
  { choice, price, stock, from }: PageProduct,
  show: (chosen: Chosen) => void,
  wanted?: string | null,
): void => {
  const { options = [], variants = [] } = choice ?? {}
  const fields = [...place.querySelectorAll('fieldset')].map((field) => [...field.querySelectorAll('input')])
  const group = groups++

  const update = (): void => {
    const picked: number[] = []
    for (const [option, inputs] of fields.entries()) {
      const before = variants.filter(({ values }) =>
        picked.every((value, index) => value < 0 || value === values[index]),
      )
      const left = inputs.filter((input, value) => {
        const these = before.filter(({ values }) => values[option] === value)
        const label = input.closest('label')
        label?.toggleAttribute(
          'data-out',
          these.every((variant) => !variant.stock),
        )
        if (label) label.hidden = !these.length
        input.checked &&= !!these.length
        return these.length
      })
      // A single value needs no tap.
      if (left.length === 1 && left[0]) left[0].checked = true
      picked.push(inputs.findIndex((input) => input.checked))
    }
    const missing = options.filter((_, option) => (picked[option] ?? -1) < 0).map(({ name }) => name)
    const found = missing.length ? undefined : variants.find(({ values }) => values.join() === picked.join())
    const label = found && options.map(({ values }, option) => values[picked[option] ?? 0]?.label).join(', ')
    // The dialog's price reads it.
    place.toggleAttribute('data-from', !!from && !found)
    show({
      variant: found?.id,
      label,
      price: found ? found.price : price,
      stock: found ? found.stock : stock,
      imageIndex: found?.image,
      choose: found && !found.stock ? `another one: ${label} is out of stock` : missing.join(' and ') || undefined,
    })
  }

  const first = variants.find(({ id }) => id === wanted)
  for (const [option, inputs] of fields.entries())
    for (const [value, input] of inputs.entries()) {
      // A page and a dialog over it may both have a choice.
      input.name = `${group}-${option}`
      input.checked = first?.values[option] === value
      input.onchange = update
    }
  update()
}
