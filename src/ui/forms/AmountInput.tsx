import type { ComponentProps } from 'react'
import { typedPrice } from '#src/lib/amount.ts'
import { TextInput } from './TextInput.tsx'

type AmountInputProps = Omit<ComponentProps<'input'>, 'onChange'> & { onAmount: (typed: string) => void }

/** An amount of money, or a percent. Passes on what was typed without currency, separators and a third decimal. */
export const AmountInput = ({ onAmount, ...rest }: AmountInputProps) => (
  <TextInput
    {...rest}
    dir="ltr"
    inputMode="decimal"
    autoComplete="off"
    onChange={(event) => onAmount(typedPrice(event.target.value))}
  />
)
