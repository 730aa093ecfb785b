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
import { keepUnsent, readUnsent } from './unsent-products.ts'
import * as say from './words.ts'

type Progress =
  | { state: 'sending'; share: number }
  | { state: 'processing'; id: string }
  | { state: 'failed'; message: string; fields: Record<string, string> }

/** A product shown before the server has it or its images are ready. */
export interface PendingProduct {
  /** Also its `Idempotency-Key`: sent again, it is made once. */
  key: string
  details: ProductDetails
  images: NewImage[]
  progress: Progress
}

/** Set when the shop's first product went on sale, until it is announced. */
export const $firstAdded = atom(false)

/** Newest first. They survive a change of tab; of the unsent ones the text survives a reload. */
export const $pendingProducts = atom<PendingProduct[]>([])

const put = (product: PendingProduct): void =>
  $pendingProducts.set([product, ...$pendingProducts.get().filter(({ key }) => key !== product.key)])

/** Ignores a product that has been dropped. */
const showProgress = (key: string, progress: Progress): void =>
  $pendingProducts.set($pendingProducts.get().map((one) => (one.key === key ? { ...one, progress } : one)))

export const dropPending = (key: string): void =>
  $pendingProducts.set($pendingProducts.get().filter((product) => product.key !== key))

/** Warns before leaving the page with unsent products. */
const holdPage = (event: BeforeUnloadEvent): void => event.preventDefault()
$pendingProducts.listen((products) => {
  const unsent = products.filter(({ progress }) => progress.state !== 'processing')
  if (unsent.length > 0) addEventListener('beforeunload', holdPage)
  else removeEventListener('beforeunload', holdPage)
  const session = $session.get()
  if (session.state === 'signed-in')
    keepUnsent(
      session.user.id,
      unsent.map(({ key, details, images }) => ({ key, details, images: images.length })),
    )
})

/** Describes what is left of a product sent before a reload. */
const leftWords = (images: number): string => (images > 0 ? say.notAddedOnlyText : say.notAddedYet)

// After a reload.
$session.subscribe((session) => {
  if (session.state !== 'signed-in') return
  const known = new Set($pendingProducts.get().map(({ key }) => key))
  const left = readUnsent(session.user.id).filter(({ key }) => !known.has(key))
  if (left.length === 0) return
  const shown = left.map(({ key, details, images }): PendingProduct => {
    const progress: Progress = { state: 'failed', message: leftWords(images), fields: {} }
    return { key, details, images: [], progress }
  })
  $pendingProducts.set([...$pendingProducts.get(), ...shown])
})

// An expired session leaves the page. The unsent text is kept for the form.
$session.listen((now, before) => {
  if (now.state !== 'signed-out' || before?.state !== 'signed-in') return
  const unsent = $pendingProducts.get().find(({ progress }) => progress.state !== 'processing')
  if (unsent && now.why === 'ended') keepDraft(NEW_PRODUCT_DRAFT, before.user.id, productValues(unsent.details))
  $pendingProducts.set([])
})

/** Shows a product at once, sends it, and waits for its images. A retry keeps its key. */
export const addProduct = async (
  queries: QueryClient,
  input: { details: ProductDetails; images: NewImage[]; key?: string },
): Promise<void> => {
  const { details, images, key = randomKey() } = input
  const show = (progress: Progress) => showProgress(key, progress)
  put({ key, details, images, progress: { state: 'sending', share: 0 } })
  try {
    // Omits `images` without any: an empty entry would mean «remove all».
    const body = productBody(details, images.length > 0 ? images : undefined)
    const product = await upload(endpoints.addProduct, {
      form: body,
      headers: { 'idempotency-key': key },
      onProgress: (share) => show({ state: 'sending', share }),
    })
    toast.success(say.productAdded)
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
    // The page leaves for the sign-in; the text is kept.
    if (error instanceof ApiError && error.status === 401) return dropPending(key)
    const message = errorMessage(error, say.failedToAdd)
    show({ state: 'failed', message, fields: error instanceof ApiError ? error.fields : {} })
    toast.error(message)
    void queries.invalidateQueries({ queryKey: queryKeys.store })
  }
}
