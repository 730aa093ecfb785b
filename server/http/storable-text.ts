/** Whether text can be stored unchanged. PostgreSQL refuses NUL, and lone surrogates cannot be encoded. */
const isStorable = (text: string): boolean => text.isWellFormed() && !text.includes('\0')

/** Returns the first field with text that cannot be stored, at any depth. `undefined` when there is none. */
export const unstorableField = (data: unknown): string | undefined => {
  for (const [field, value] of Object.entries(data ?? {})) {
    const waiting: unknown[] = [value]
    while (waiting.length > 0) {
      const next = waiting.pop()
      if (typeof next === 'string') {
        if (!isStorable(next)) return field
      } else if (typeof next === 'object' && next !== null) {
        for (const inner of Object.values(next)) waiting.push(inner)
      }
    }
  }
  return undefined
}
