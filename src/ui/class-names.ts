import { cx } from 'class-variance-authority'
import { twMerge } from 'tailwind-merge'

type ClassList = Parameters<typeof cx>[number]

/** Joins classes; the later of two conflicting ones wins. 8 kB, so the sign-in screen does without. */
export const classNames = (...classes: ClassList[]): string => twMerge(cx(...classes))
