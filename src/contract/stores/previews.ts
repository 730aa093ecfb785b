import { z } from 'zod'

/** What is previewed: a layout with values that are not saved, validated as a save would be. */
export const previewForm = z.object({
  layout: z.string({ error: 'Layout is required' }).min(1, 'Layout is required').max(60, 'Unknown layout'),
  customizations: z.record(z.string(), z.unknown(), { error: 'Customisations must be an object' }).default({}),
  /** The four values of the older form; those that are stored when absent. */
  config: z.record(z.string(), z.unknown()).optional(),
  /** Path of the page to show, `/store/{slug}/p/{product}/`; the home page when the store does not have it. */
  path: z.string().max(300, 'Unknown page').default(''),
})

/** `url` shows the page for a few minutes, to whoever knows it. */
export const previewAnswer = z.object({ url: z.string(), path: z.string() })
export type PreviewAnswer = z.infer<typeof previewAnswer>
