/** Words of the sizes and colors of a product. */

import { count } from '#src/lib/numbers.ts'
import { plural } from '#src/lib/plural.ts'

export const howManyOf = (label: string): string => `How many do you have of ${label}? Enter 0 if it is sold out.`
export const stockAtMost = (label: string, most: number): string => `${label}: stock can be at most ${count(most)}.`
export const nameEveryOption = 'Give every option a name, like Size.'
export const bothOptionsAre = (name: string): string => `Both options are called ${name}. Give them different names.`
export const addValueTo = (name: string): string => `Add a value to ${name}, or remove it.`
export const sellAtLeastOne = 'At least one combination must be for sale.'
export const atMostLetters = (most: number): string => `At most ${most} letters.`
export const tooManyCombinations = (combinations: number, most: number): string =>
  `That would make ${combinations} combinations. A product can have ${most}.`
export const youAlreadyHave = (label: string): string => `You already have ${label}.`
export const imageOfEach = (option: string): string => `Picture of each ${option || 'value'}`
export const imageFor = (place: number, label: string): string => `Picture ${place} for ${label}`
export const colorOf = (label: string): string => `Colour of ${label}`
export const moveEarlier = (label: string): string => `Move ${label} earlier`
export const moveLater = (label: string): string => `Move ${label} later`
export const nameOf = (label: string): string => `Name of ${label}`
export const edit = (label: string): string => `Edit ${label}`
export const remove = (label: string): string => `Remove ${label}`
export const option = 'Option'
export const secondOption = 'Second option'
export const valuesOf = (name: string): string => `Values of ${name}`
export const removeOption = (name: string, pieces: number): string =>
  `Remove ${name}? The stock of each is lost, ${plural(pieces, 'piece')} in all.`
export const removeValue = (label: string, pieces: number): string =>
  `Remove ${label}? ${plural(pieces, 'piece')} will no longer be for sale.`
export const openOrdersKeepTheirs = (pieces: number): string => `Open orders keep their ${plural(pieces, 'piece')}.`
export const keepIt = 'Keep it'
export const addTo = (name: string): string => `Add to ${name}`
export const addAnother = 'Add another'
export const typeOrTapBelow = 'Type a value, or tap below'
export const price = 'Price'
export const priceOf = (label: string): string => `Price of ${label}`
export const before = 'Before'
export const beforeOf = (label: string): string => `Before of ${label}`
export const samePriceForAll = 'Same price for all'
export const forSale = 'For sale'
export const inStock = 'In stock'
export const same = 'Same'
export const stockOf = (label: string): string => `Stock of ${label}`
export const doNotSell = (label: string): string => `Do not sell ${label}`
export const notSold = 'Not sold:'
export const sell = (label: string): string => `Sell ${label}`
export const sizesOrColors = 'Sizes or colours?'
export const sizesAndColors = 'Sizes and colours'
export const addAnotherOption = 'Add another option'
export const currentAreNow = (pieces: number, label: string): string =>
  `Your current ${plural(pieces, 'piece')} are now ${label}.`
