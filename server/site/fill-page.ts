import { type MomentFacts, type PlatformFact, type PlatformFacts, partOf } from '#contract/platform-facts.ts'
import { escapeHtml } from '#server/lib/escape-html.ts'

/** Removes the marks around a part, and the part too unless its fact is known. */
const keepPart = (html: string, name: PlatformFact, isKnown: boolean): string => {
  const [begin, end] = partOf(name)
  return html
    .split(begin)
    .map((text, index) => {
      if (index === 0) return text
      const [inside = '', ...after] = text.split(end)
      return (isKnown ? inside : '') + after.join('')
    })
    .join('')
}

/** Fills escaped facts into a page. Removes parts that depend on an unknown one. */
export const fillPage = (html: string, facts: PlatformFacts | MomentFacts): string => {
  let filled = html
  for (const [name, value] of Object.entries(facts) as [PlatformFact, string | undefined][]) {
    filled = keepPart(filled, name, Boolean(value)).replaceAll(`{{${name}}}`, () => escapeHtml(value ?? ''))
  }
  return filled
}
