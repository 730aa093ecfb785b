import type { StoreChange } from './changes.ts'

const words: Record<StoreChange['what'], (name: string) => string> = {
  opened: () => 'Shop opened',
  added: (name) => `${name} added`,
  price: (name) => `Price of ${name} changed`,
  sale: () => 'Sale changed',
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
  if (said.length === 0) return 'Updated automatically'
  const more = said.length - 2
  const shown = said.slice(0, 2).join(', ')
  return more > 0 ? `${shown} and ${more} more` : shown
}

/** Makes a formatter on first use: creating one costs a hundred times one use. */
const written = (options: Intl.DateTimeFormatOptions) => {
  let format: Intl.DateTimeFormat | undefined
  return (date: Date): string => {
    format ??= new Intl.DateTimeFormat('en-GB', options)
    return format.format(date)
  }
}

const timeOf = written({ hour: 'numeric', minute: '2-digit', hour12: true })
const dayOf = written({ weekday: 'short', day: 'numeric', month: 'short' })

/** `Today, 9:14 pm`, `Yesterday, 9:14 pm`, `Sat 21 Nov, 9:14 pm`. */
export const versionTime = (iso: string, now = new Date()): string => {
  const date = new Date(iso)
  const midnight = (day: Date) => new Date(day.getFullYear(), day.getMonth(), day.getDate()).getTime()
  const days = Math.round((midnight(now) - midnight(date)) / 86_400_000)
  return `${days === 0 ? 'Today' : days === 1 ? 'Yesterday' : dayOf(date)}, ${timeOf(date)}`
}
