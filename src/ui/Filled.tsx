import { Fragment, type ReactNode } from 'react'

interface FilledProps extends Record<string, ReactNode> {
  /** With places like `{email}`. */
  text: string
}

/** A sentence whose places hold elements: `{email}` shows the prop `email`. Each language orders them its own way. */
export const Filled = ({ text, ...parts }: FilledProps) =>
  text.split(/\{(\w+)\}/).map((piece, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text keep their order
    <Fragment key={index}>{index % 2 === 1 ? parts[piece] : piece}</Fragment>
  ))
