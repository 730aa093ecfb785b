import { cx } from 'class-variance-authority'
import { twMerge } from 'tailwind-merge'

type ClassList = Parameters<typeof cx>[number]

/** Joins classes; of two that set the same thing the later one counts. 8 kB: the controls of the sign-in screen do without. */
export const classNames = (...classes: ClassList[]): string => twMerge(cx(...classes))
