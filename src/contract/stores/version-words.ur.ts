import type { StoreChange } from './changes.ts'

const words: Record<StoreChange['what'], (name: string) => string> = {
  opened: () => 'دکان کھلی',
  added: (name) => `${name} شامل`,
  price: (name) => `${name} کی قیمت بدلی`,
  sale: () => 'سیل بدلی',
  stock: (name) => `${name} کا سٹاک بدلا`,
  product: (name) => `${name} میں تبدیلی`,
  removed: (name) => `${name} ہٹایا`,
  images: (name) => `${name} کی تصویریں بدلیں`,
  look: () => 'ڈیزائن بدلا',
  store: () => 'دکان کی معلومات بدلیں',
}

/** Says what a version changed, in Urdu. To be read by a native speaker. */
export const changeWords = (changes: readonly StoreChange[]): string => {
  const said = [...new Set(changes.map(({ what, name }) => words[what](name ?? 'ایک پراڈکٹ')))].reverse()
  if (said.length === 0) return 'خود بخود تازہ ہوئی'
  const more = said.length - 2
  const shown = said.slice(0, 2).join('، ')
  return more > 0 ? `${shown} اور ${more} مزید` : shown
}

/** `آج، 9:14 رات`, `کل، 9:14 رات`, `ہفتہ 21 نومبر، 9:14 رات`. */
export const versionTime = (iso: string, now = new Date()): string => {
  const date = new Date(iso)
  const midnight = (day: Date) => new Date(day.getFullYear(), day.getMonth(), day.getDate()).getTime()
  const days = Math.round((midnight(now) - midnight(date)) / 86_400_000)
  const time = date.toLocaleTimeString('ur-PK-u-nu-latn', {
    hour: 'numeric',
    minute: '2-digit',
    hour12: true,
    dayPeriod: 'short',
  })
  const day = date.toLocaleDateString('ur-PK-u-nu-latn', { weekday: 'short', day: 'numeric', month: 'short' })
  return `${days === 0 ? 'آج' : days === 1 ? 'کل' : day}، ${time}`
}
