import { z } from 'zod'
import { type Pixels, pixelForms } from '#contract/pixels/pixels.ts'
import { jsonColumn } from '#server/db/json-column.ts'

const storedPixels: z.ZodType<Pixels> = z.object({
  meta: z.string().regex(pixelForms.meta.pattern).optional(),
  tiktok: z.string().regex(pixelForms.tiktok.pattern).optional(),
  google: z.string().regex(pixelForms.google.pattern).optional(),
  ask: z.boolean(),
})

/** Reads a store's pixels. A bad text counts as none, so that pages go on. */
export const pixelsColumn = jsonColumn<Pixels | null>(storedPixels, null)
