import type { z } from 'zod'

/**
 * Returns a reader of a column that holds JSON: what `schema` makes of the stored text, and `fallback` for text that is not JSON or of
 * another shape, so that one bad row never keeps a store from being shown.
 *
 * @example const badges = jsonColumn(z.array(badge), [])
 */
export const jsonColumn =
  <Value>(schema: z.ZodType<Value>, fallback: NoInfer<Value>) =>
  (stored: string): Value => {
    try {
      const parsed = schema.safeParse(JSON.parse(stored))
      return parsed.success ? parsed.data : fallback
    } catch {
      return fallback
    }
  }
