import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { changeProduct, readProduct } from '#contract/products/products.endpoints.ts'
import type { Product } from '#contract/products/products.ts'
import { queryKeys } from '#src/features/shared/queries.ts'
import { call } from '#src/lib/api/api.ts'
import { ApiError, errorMessage } from '#src/lib/api/api-error.ts'
import { upload } from '#src/lib/api/upload.ts'
import { toast } from '#src/ui/feedback/toast.ts'
import * as common from '#src/ui/words.ts'
import { followImages } from '../follow-images.ts'
import { showProduct } from '../queries.ts'
import { type ImageList, keptImages, withoutGone } from './image-list.ts'
import { detailsOfProduct, type ProductDetails, productBody, productValues } from './product-form.ts'
import { isSoldMeanwhile, movedMeanwhile, movedWords, withNewerStock } from './sold-meanwhile.ts'
import { useProductForm } from './use-product-form.ts'
import * as say from './words.ts'

interface Change {
  details: ProductDetails
  /** Set only if they changed. */
  images: ImageList | undefined
}

/** Tries to save while sales come in between. */
const ATTEMPTS = 4

const isChangedElsewhere = (error: unknown) => error instanceof ApiError && error.code === 'changed_elsewhere'

/** Form of an existing product. Refuses to overwrite a change made elsewhere; a sale is none. */
export const useChangeProduct = (product: Product, onSaved: () => void) => {
  const queries = useQueryClient()
  const [base, setBase] = useState(product)
  const [initial] = useState(() => keptImages(product.images))
  const [conflict, setConflict] = useState(false)
  /** Says what was sold before she loaded the newer version. */
  const [moved, setMoved] = useState<string[]>([])
  const [sent, setSent] = useState<number | null>(null)

  const send = async ({ details, images }: Change, seen: Product, attempt = 1): Promise<Product> => {
    try {
      return await upload(changeProduct, {
        params: { id: product.id },
        form: productBody(details, images, base),
        headers: { 'if-match': `"${seen.updated_at}"` },
        ...(images && { onProgress: setSent }),
      })
    } catch (error) {
      if (!isChangedElsewhere(error) || attempt === ATTEMPTS) throw error
      const newer = await call(readProduct, { params: { id: product.id } })
      if (!isSoldMeanwhile(details, base, newer)) throw error
      return send({ details, images }, newer, attempt + 1)
    }
  }

  const save = useMutation({
    mutationFn: (change: Change) => send(change, base),
    onSuccess: (saved) => {
      form.draft.clear()
      showProduct(queries, saved)
      toast.success(say.productUpdated)
      void queries.invalidateQueries({ queryKey: queryKeys.store })
      if (saved.images.some(({ status }) => status === 'processing')) void followImages(queries, saved.id)
      onSaved()
    },
    onError: (error) => {
      if (isChangedElsewhere(error)) return setConflict(true)
      if (error instanceof ApiError && error.status === 401) return
      if (error instanceof ApiError) form.refuse(error.fields)
      toast.error(errorMessage(error, say.failedToUpdate))
    },
    onSettled: () => setSent(null),
  })
  const form = useProductForm({
    draftKey: `product:${product.id}`,
    details: detailsOfProduct(product),
    productId: product.id,
    images: initial,
    onSubmit: (details, images) => save.mutate({ details, images: form.images.changed ? images : undefined }),
  })

  /** Takes over the newer version, but keeps what was typed or chosen here. */
  const loadNewer = useMutation({
    mutationFn: () => call(readProduct, { params: { id: product.id } }),
    onSuccess: (newer) => {
      setBase(newer)
      setMoved(movedMeanwhile(base, newer).map(movedWords))
      const choice = withNewerStock(form.form.getValues('choice'), base, newer)
      form.form.reset(productValues(detailsOfProduct(newer)), { keepDirtyValues: true })
      form.form.setValue('choice', choice, { shouldDirty: true })
      const kept = keptImages(newer.images)
      const { images, changed, rebase } = form.images
      rebase(kept, changed ? withoutGone(images, kept) : kept)
      showProduct(queries, newer)
      setConflict(false)
    },
    onError: (error) => toast.error(errorMessage(error, common.failedToFetchProducts)),
  })
  return {
    form,
    busy: save.isPending,
    sent,
    moved,
    conflict: conflict ? { load: () => loadNewer.mutate(), busy: loadNewer.isPending } : null,
  }
}
