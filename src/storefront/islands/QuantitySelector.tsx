import { cartMessages } from '#contract/orders/cart.ts'
import { MinusIcon, PlusIcon } from './icons.tsx'

interface Props {
  quantity: number
  max: number
  /** What is being counted, for a screen reader. */
  name: string
  onChange: (quantity: number) => void
}

export const QuantitySelector = ({ quantity, max, name, onChange }: Props) => (
  <div className="d-quantity">
    {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as one control. */}
    <div className="d-stepper" role="group" aria-label={`Quantity of ${name}`}>
      <button
        type="button"
        aria-label="Decrease quantity"
        disabled={quantity <= 1}
        onClick={() => onChange(quantity - 1)}
      >
        <MinusIcon />
      </button>
      <output aria-live="polite">{quantity}</output>
      <button
        type="button"
        aria-label="Increase quantity"
        disabled={quantity >= max}
        onClick={() => onChange(quantity + 1)}
      >
        <PlusIcon />
      </button>
    </div>
    <p className="d-quantity-note" aria-live="polite">
      {quantity >= max ? cartMessages.maximum : ''}
    </p>
  </div>
)
