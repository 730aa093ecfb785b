import { z } from 'zod'

/** A layout with unsaved values to preview, validated like a save. */
export const previewForm = z.object({
  layout: z.string({ error: 'Layout is required' }).min(1, 'Layout is required').max(60, 'Unknown layout'),
  customizations: z.record(z.string(), z.unknown(), { error: 'Customisations must be an object' }).default({}),
  /** The older four-value form. Absent: the stored values. */
  config: z.record(z.string(), z.unknown()).optional(),
  /** Path of the page, `/store/{slug}/p/{product}/`. Unknown paths show the home page. */
  path: z.string().max(300, 'Unknown page').default(''),
})

/** `url` shows the page for a few minutes to anyone who has it. */
export const previewAnswer = z.object({ url: z.string(), path: z.string() })
export type PreviewAnswer = z.infer<typeof previewAnswer>
