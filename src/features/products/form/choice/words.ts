import { plural } from '#src/lib/plural.ts'

export const size = 'Size'
export const howManyDoYou = (label: string): string => `How many do you have of ${label}? Enter 0 if it is sold out.`
export const giveEveryOptionA = 'Give every option a name, like Size.'
export const addAValueTo = (name: string): string => `Add a value to ${name}, or remove it.`
export const atLeastOneCombination = 'At least one combination must be for sale.'
export const atMostLetters = (lABEL_MAX: number): string => `At most ${lABEL_MAX} letters.`
export const thatWouldMakeCombinations = (count: number, mAX_VARIANTS: number): string =>
  `That would make ${count} combinations. A product can have ${mAX_VARIANTS}.`
export const youAlreadyHave = (label: string): string => `You already have ${label}.`
export const imageFor = (index: number, label: string): string => `Picture ${index} for ${label}`
export const smallMediumLarge = 'Small Medium Large'
export const small = 'Small'
export const medium = 'Medium'
export const large = 'Large'
export const stitching = 'Stitching'
export const stitchedUnstitched = 'Stitched, unstitched'
export const stitched = 'Stitched'
export const unstitched = 'Unstitched'
export const color = 'Colour'
export const blackWhiteRedBlue = 'Black White Red Blue'
export const black = 'Black'
export const white = 'White'
export const red = 'Red'
export const blue = 'Blue'
export const colorOf = (label: string): string => `Colour of ${label}`
export const move = (label: string, words: string): string => `Move ${label} ${words}`
export const nameOf = (label: string): string => `Name of ${label}`
export const edit = (label: string): string => `Edit ${label}`
export const remove = (label: string): string => `Remove ${label}`
export const option = 'Option'
export const secondOption = 'Second option'
export const valuesOf = (name: string): string => `Values of ${name}`
export const removeLeaving = (leaving: string): string => `Remove ${leaving}? `
export const theStockOfEach = (pieces: number): string =>
  `The stock of each is lost, ${plural(pieces, 'piece')} in all.`
export const willNoLongerBe = (pieces: number): string => `${plural(pieces, 'piece')} will no longer be for sale.`
export const openOrdersKeepTheir = (ordered: number): string => ` Open orders keep their ${plural(ordered, 'piece')}.`
export const keepIt = 'Keep it'
export const addTo = (name: string): string => `Add to ${name}`
export const addAnother = 'Add another'
export const typeAValueOr = 'Type a value, or tap below'
export const price = 'Price'
export const before = 'Before'
export const samePriceForAll = 'Same price for all'
export const forSale = 'For sale'
export const inStock = 'In stock'
export const of2 = (words: string, label: string): string => `${words} of ${label}`
export const same = 'Same'
export const stockOf = (label: string): string => `Stock of ${label}`
export const doNotSell = (label: string): string => `Do not sell ${label}`
export const sell = (label: string): string => `Sell ${label}`
export const sizesOrColors = 'Sizes or colours?'
export const sizesAndColors = 'Sizes and colours'
export const addAnotherOption = 'Add another option'
export const yourCurrentAreNow = (number: number, label: string): string =>
  `Your current ${plural(number, 'piece')} are now ${label}.`
