import type { QueryClient } from '@tanstack/react-query'
import { atom } from 'nanostores'
import * as endpoints from '#contract/products/products.endpoints.ts'
import type { ProductOverview } from '#contract/products/products.ts'
import { queryKeys } from '#src/features/shared/queries.ts'
import { ApiError, errorMessage } from '#src/lib/api/api-error.ts'
import { upload } from '#src/lib/api/upload.ts'
import { keepDraft } from '#src/lib/drafts/drafts.ts'
import { randomKey } from '#src/lib/random-key.ts'
import { $session } from '#src/stores/session.ts'
import { toast } from '#src/ui/feedback/toast.ts'
import { followImages } from './follow-images.ts'
import type { NewImage } from './form/image-list.ts'
import { NEW_PRODUCT_DRAFT, type ProductDetails, productBody, productValues } from './form/product-form.ts'

type Progress =
  | { state: 'sending'; share: number }
  | { state: 'processing'; id: string }
  | { state: 'failed'; message: string; fields: Record<string, string> }

/** A product that is shown before the server has it, or before its images are ready. */
export interface PendingProduct {
  /** Also the `Idempotency-Key` that it is sent under: however often it is sent, it is made once. */
  key: string
  details: ProductDetails
  images: NewImage[]
  progress: Progress
}

/** The first product of the shop can be ordered since a moment ago, and nobody has been told. */
export const $firstAdded = atom(false)

/** Newest first. They outlive the tab, not the page. */
export const $pendingProducts = atom<PendingProduct[]>([])

const put = (product: PendingProduct): void =>
  $pendingProducts.set([product, ...$pendingProducts.get().filter(({ key }) => key !== product.key)])

/** Nothing when it was dropped meanwhile. */
const showProgress = (key: string, progress: Progress): void =>
  $pendingProducts.set($pendingProducts.get().map((one) => (one.key === key ? { ...one, progress } : one)))

export const dropPending = (key: string): void =>
  $pendingProducts.set($pendingProducts.get().filter((product) => product.key !== key))

/** Leaving the page now would lose what is not sent. */
const holdPage = (event: BeforeUnloadEvent): void => event.preventDefault()
$pendingProducts.listen((products) => {
  const unsent = products.some(({ progress }) => progress.state !== 'processing')
  if (unsent) addEventListener('beforeunload', holdPage)
  else removeEventListener('beforeunload', holdPage)
})

// A session that ends takes the page with it: the text of what was not sent waits in the form.
$session.listen((now, before) => {
  if (now.state !== 'signed-out' || before?.state !== 'signed-in') return
  const unsent = $pendingProducts.get().find(({ progress }) => progress.state !== 'processing')
  if (unsent && now.why === 'ended') keepDraft(NEW_PRODUCT_DRAFT, before.user.id, productValues(unsent.details))
  $pendingProducts.set([])
})

/** Shows a product at once, sends it, and waits for its images. One that failed before is sent again under its key. */
export const addProduct = async (
  queries: QueryClient,
  input: { details: ProductDetails; images: NewImage[]; key?: string },
): Promise<void> => {
  const { details, images, key = randomKey() } = input
  const show = (progress: Progress) => showProgress(key, progress)
  put({ key, details, images, progress: { state: 'sending', share: 0 } })
  try {
    // Without images nothing is said of them: an empty entry would be for a change that removes all.
    const body = productBody(details, images.length > 0 ? images : undefined)
    const product = await upload(endpoints.addProduct, {
      form: body,
      headers: { 'idempotency-key': key },
      onProgress: (share) => show({ state: 'sending', share }),
    })
    toast.success('Product added successfully!')
    show({ state: 'processing', id: product.id })
    const isFirst = queries.getQueryData<ProductOverview>(queryKeys.productOverview)?.total === 0
    queries.setQueryData<ProductOverview>(
      queryKeys.productOverview,
      (known) => known && { ...known, total: known.total + 1 },
    )
    if (images.length > 0) await followImages(queries, product.id)
    else await queries.invalidateQueries({ queryKey: queryKeys.store })
    dropPending(key)
    if (isFirst && product.inventory_count > 0) $firstAdded.set(true)
  } catch (error) {
    // The page is left for the sign-in; the text was kept.
    if (error instanceof ApiError && error.status === 401) return dropPending(key)
    const message = errorMessage(error, 'Failed to add product')
    show({ state: 'failed', message, fields: error instanceof ApiError ? error.fields : {} })
    toast.error(message)
    void queries.invalidateQueries({ queryKey: queryKeys.store })
  }
}
