import { useState } from 'react'
import * as say from '#contract/orders/words.ts'
import * as ofProduct from '#contract/products/words.ts'
import { MinusIcon, PlusIcon } from './icons.tsx'

interface Props {
  quantity: number
  max: number
  /** Name for screen readers. */
  name: string
  onChange: (quantity: number) => void
}

/** Chooses 1 to `max`. At the maximum the button stays enabled and says so when pressed. */
export const QuantitySelector = ({ quantity, max, name, onChange }: Props) => {
  const [asked, setAsked] = useState(false)
  const atMaximum = quantity >= max
  const add = (step: number) => {
    setAsked(step > 0)
    if (step < 0 || !atMaximum) onChange(quantity + step)
  }
  return (
    <div className="d-quantity">
      <div className="d-stepper">
        <button type="button" aria-label={say.decrease(name)} disabled={quantity <= 1} onClick={() => add(-1)}>
          <MinusIcon />
        </button>
        <output>{quantity}</output>
        <button type="button" aria-label={say.increase(name)} aria-disabled={atMaximum} onClick={() => add(1)}>
          <PlusIcon />
        </button>
      </div>
      <p className="d-quantity-note" aria-live="polite">
        {asked && atMaximum ? ofProduct.maximum : ''}
      </p>
    </div>
  )
}
