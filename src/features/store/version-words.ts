import type { StoreChange } from '#contract/stores/changes.ts'

const words: Record<StoreChange['what'], (name: string) => string> = {
  opened: () => 'Shop opened',
  added: (name) => `${name} added`,
  price: (name) => `Price of ${name} changed`,
  stock: (name) => `Stock of ${name} changed`,
  product: (name) => `${name} changed`,
  removed: (name) => `${name} removed`,
  images: (name) => `Photos of ${name} changed`,
  look: () => 'Look changed',
  store: () => 'Shop details changed',
}

/** Says what a version changed: its last two kinds of change, and how many more. */
export const changeWords = (changes: readonly StoreChange[]): string => {
  const said = [...new Set(changes.map(({ what, name }) => words[what](name ?? 'A product')))].reverse()
  if (said.length === 0) return 'Brought up to date by itself'
  const more = said.length - 2
  const shown = said.slice(0, 2).join(', ')
  return more > 0 ? `${shown} and ${more} more` : shown
}
