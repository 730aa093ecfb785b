/** Words about a change of layout. */

import { plural } from '#src/lib/plural.ts'

export const joined = (parts: readonly string[]): string => parts.join(', ')
export const carriedOver = (settings: number): string => `${plural(settings, 'setting')} carried over`
export const backAsLeft = (settings: number): string =>
  `${plural(settings, 'setting')} back as you left ${settings === 1 ? 'it' : 'them'}`
export const countBackAsLeft = (settings: number): string =>
  `${settings} back as you left ${settings === 1 ? 'it' : 'them'}`
export const settingsFrom = (settings: number, layout: string): string =>
  `${plural(settings, 'setting')} from ${layout}`
export const isKept = (layout: string): string => `${layout} is kept`
export const comesBack = 'Everything you set there comes back when you change back.'
export const notInComesBack = (settings: string, layout: string): string =>
  `${settings}: not in ${layout}. Everything you set there comes back when you change back.`
export const countFromLayout = (settings: number): string => `${settings} from the layout`
export const whatChanges = 'What changes with this layout'
export const changeTo = (layout: string): string => `Change to ${layout}?`
export const toUseLayout = 'Use this layout'
export const buyersSeeItOnceSaved = 'Buyers see it as soon as it is saved. Products, orders and links stay as they are.'
