import { texts } from './server-texts.ur.ts'

const literal = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Texts with places: `At most {} characters` fits any number. Those with most text of their own come first. */
const patterns = Object.entries(texts)
  .filter(([english]) => english.includes('{}'))
  .toSorted(([one], [other]) => other.length - one.length)
  .map(([english, urdu]) => ({ fits: new RegExp(`^${english.split('{}').map(literal).join('(.+)')}$`, 's'), urdu }))

/** Returns a text of the server in Urdu: `{}` takes the values in their order, `{2}` the second. */
export const said = (text: string): string => {
  const exact = texts[text]
  if (exact !== undefined) return exact
  for (const { fits, urdu } of patterns) {
    const values = fits.exec(text)?.slice(1)
    if (!values) continue
    let next = 0
    return urdu.replace(/\{(\d?)\}/g, (_, place) => values[place ? Number(place) - 1 : next++] ?? '')
  }
  return text
}
