import { cx } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { controlLook } from './control-look.ts'

/** One line of text. */
export const TextInput = ({ className, ...rest }: ComponentProps<'input'>) => (
  <input type="text" dir="auto" {...rest} className={cx(controlLook, className)} />
)

/** Several lines of text. */
export const Textarea = ({ className, ...rest }: ComponentProps<'textarea'>) => (
  <textarea dir="auto" rows={3} {...rest} className={cx(controlLook, 'py-2.5 leading-normal', className)} />
)
