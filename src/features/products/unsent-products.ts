import { z } from 'zod'
import { dropDraft, keepDraft, readDraft } from '#src/lib/drafts/drafts.ts'
import type { ProductDetails } from './form/product-form.ts'

const KEY = 'unsent-products'

const unsent = z.object({
  products: z.array(
    z.object({ key: z.string(), details: z.custom<ProductDetails>(z.looseObject({}).safeParse), images: z.number() }),
  ),
})

/** Text of a product that the server does not have yet. `images`: how many it had. */
export type UnsentProduct = z.infer<typeof unsent>['products'][number]

/** Keeps the text of unsent products for after a reload. Storage holds no images. */
export const keepUnsent = (owner: string, products: UnsentProduct[]): void =>
  products.length > 0 ? keepDraft(KEY, owner, { products }) : dropDraft(KEY)

/** Returns what was unsent when the page was left. */
export const readUnsent = (owner: string): UnsentProduct[] =>
  unsent.safeParse(readDraft(KEY, owner)).data?.products ?? []
