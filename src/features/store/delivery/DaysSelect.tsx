import type { ComponentProps } from 'react'
import { daysText } from '#contract/delivery/delivery.ts'
import * as words from '#contract/delivery/words.ts'
import { Select } from '#src/ui/forms/Select.tsx'
import { daysOf } from './delivery-form.ts'

const USUAL = ['1-1', '1-2', '2-3', '2-4', '3-5', '4-7', '7-10']

interface DaysSelectProps extends ComponentProps<'select'> {
  /** Days now, which may be unusual. */
  current: string
  /** Text for no days of its own. */
  none: string
}

/** A choice of the days that delivery takes. */
export const DaysSelect = ({ current, none, ...rest }: DaysSelectProps) => (
  <Select {...rest}>
    <option value="">{none}</option>
    {[...new Set([...USUAL, current])].filter(Boolean).map((value) => (
      <option key={value} value={value}>
        {daysText(words, daysOf(value))}
      </option>
    ))}
  </Select>
)
