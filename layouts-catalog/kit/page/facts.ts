/** A property of a product, as its seller has written it in a line of its own: «Material: brass». */
export interface Fact {
  label: string
  value: string
}

/** A label is a word or three; what is longer before a colon is a sentence. */
const FACT = /^\s*([^:\n]{2,28}?)\s*[:：]\s+(\S[^\n]{0,90})$/

/** The facts in a text, and what is left of it without them. */
export const factsOf = (text: string): { facts: Fact[]; rest: string } => {
  const facts: Fact[] = []
  const rest: string[] = []
  for (const line of text.split('\n')) {
    const [, label, value] = FACT.exec(line) ?? []
    // «Aluminium, gasket mounted: it sounds like rain.» is a sentence.
    const isSentence = label?.includes(',') && value?.endsWith('.')
    if (label && value && !isSentence) facts.push({ label, value: value.trim() })
    else rest.push(line)
  }
  return { facts, rest: rest.join('\n').trim() }
}
