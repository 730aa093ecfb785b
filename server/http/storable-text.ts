/** NUL, which PostgreSQL cannot keep, and halves of a character, which no file can: what is not kept as it was sent is refused. */
const isStorable = (text: string): boolean => text.isWellFormed() && !text.includes('\0')

/** The first field of a request that holds text which cannot be kept; `undefined` when all can. Takes any depth. */
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
