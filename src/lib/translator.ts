const literal = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/**
 * Returns a function that translates texts by a list. `At most {} characters` fits any number; in the translation `{}`
 * takes the values in their order, `{2}` the second; a value that is in the list is translated too. Other texts stay.
 */
export const translator = (texts: Record<string, string>) => {
  // Put first what has most text of its own.
  const patterns = Object.entries(texts)
    .filter(([english]) => english.includes('{}'))
    .toSorted(([one], [other]) => other.length - one.length)
    .map(([english, other]) => ({ fits: new RegExp(`^${english.split('{}').map(literal).join('(.+)')}$`, 's'), other }))
  const inList = (text: string): string | undefined => (Object.hasOwn(texts, text) ? texts[text] : undefined)
  return (text: string): string => {
    const exact = inList(text)
    if (exact !== undefined) return exact
    for (const { fits, other } of patterns) {
      const values = fits.exec(text)?.slice(1)
      if (!values) continue
      let next = 0
      return other.replace(/\{(\d?)\}/g, (_, place) => {
        const value = values[place ? Number(place) - 1 : next++] ?? ''
        return inList(value) ?? value
      })
    }
    return text
  }
}
