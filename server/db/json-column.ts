import type { z } from 'zod'

/**
 * Returns a reader of a JSON column. Text that is no JSON or does not match `schema` becomes `fallback`, so that one
 * bad row cannot hide a store.
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
