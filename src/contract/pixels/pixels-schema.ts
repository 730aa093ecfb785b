import { z } from 'zod'
import { confirmation } from '../fields.ts'
import { type PixelNetwork, pixelForms } from './pixels.ts'

/** An id alone. A pasted script, or an id of another network, is refused. */
const id = (network: PixelNetwork) => {
  const { label, example, pattern } = pixelForms[network]
  return z
    .string({ error: `Type the id of your ${label}` })
    .trim()
    .refine((typed) => typed === '' || pattern.test(typed), {
      error: `Only the id of your ${label}, such as ${example}`,
    })
    .transform((typed) => typed || undefined)
    .optional()
}

export const pixelsChange = z.object({
  meta: id('meta'),
  tiktok: id('tiktok'),
  google: id('google'),
  ask: z.boolean({ error: 'Say whether buyers are asked' }),
})

/** Ids as saved. `loads`: whether the shop has a host of its own, which pixels need. */
export const pixelSettings = z.object({
  meta: z.string().optional(),
  tiktok: z.string().optional(),
  google: z.string().optional(),
  ask: z.boolean(),
  loads: z.boolean(),
})

export const pixelsSaved = confirmation.extend({ pixels: pixelSettings })
