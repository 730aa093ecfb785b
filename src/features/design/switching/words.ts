import { plural } from '#src/lib/plural.ts'

export const carriedOver = (carried: number): string => `${plural(carried, 'setting')} carried over`
export const settings = (carried: number): string => plural(carried, 'setting')
export const from = (fresh: number, to: string): string => `${plural(fresh, 'setting')} from ${to}`
export const isKept = (from: string): string => `${from} is kept`
export const notIn = (namesOf: string, to: string): string => `${namesOf}: not in ${to}. `
export const fromTheLayout = (fresh: number): string => `${fresh} from the layout`
export const whatChangesWithThisLayout = 'What changes with this layout'
export const changeTo = (name: string): string => `Change to ${name}?`
export const toUseThisLayout = 'Use this layout'
export const buyersSeeItAs = 'Buyers see it as soon as it is saved. Products, orders and links stay as they are.'
