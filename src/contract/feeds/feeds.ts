import { z } from 'zod'
import { confirmation } from '../fields.ts'

/** The least width and height of an image that Meta takes, in pixels. */
export const FEED_IMAGE_MIN = 500

/** Files of a store, below its address. */
export const META_FEED = 'feeds/meta.csv'
export const GOOGLE_FEED = 'feeds/google.xml'

/** Reasons for which a catalogue refuses a product. */
export const feedProblems = ['no image', 'small image', 'no price'] as const
export type FeedProblem = (typeof feedProblems)[number]

/** Advice to the seller for each. */
export const feedMends: Record<FeedProblem, string> = {
  'no image': 'Add a photo. Without one no catalogue takes it.',
  'small image': `Use a photo of at least ${FEED_IMAGE_MIN} × ${FEED_IMAGE_MIN} pixels. Meta refuses smaller ones.`,
  'no price': 'Give it a price. Catalogues take nothing that is free.',
}

/** Returns why catalogues would refuse a product, the worst reason first. */
export const feedProblemOf = (
  price: number,
  image: { width: number; height: number } | undefined,
): FeedProblem | undefined => {
  if (price === 0) return 'no price'
  if (!image) return 'no image'
  return Math.min(image.width, image.height) < FEED_IMAGE_MIN ? 'small image' : undefined
}

/** Whether the feeds list a product. Only Meta refuses a small image. */
export const isListed = (problem: FeedProblem | undefined): boolean =>
  problem === undefined || problem === 'small image'

export const feedSwitch = z.object({ on: z.boolean({ error: 'Turn the feeds on or off' }) })

export const feedReport = feedSwitch.extend({
  /** Whether the plan has feeds. */
  allowed: z.boolean(),
  meta_url: z.string(),
  google_url: z.string(),
  /** Entries of each feed, one a variant. */
  count: z.number().int(),
  problems: z.array(z.object({ product_id: z.string(), name: z.string(), problem: z.enum(feedProblems) })),
})
export type FeedReport = z.infer<typeof feedReport>

export const feedSwitched = confirmation.extend(feedSwitch.shape)
