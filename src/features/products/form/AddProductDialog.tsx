import { useQueryClient } from '@tanstack/react-query'
import type { Store } from '#contract/stores/stores.ts'
import { addProduct, type PendingProduct } from '../pending-products.ts'
import { knownProducts } from '../queries.ts'
import { ProductFormDialog } from './ProductFormDialog.tsx'
import { NEW_PRODUCT_DRAFT } from './product-form.ts'
import { suggestCategory } from './suggest-category.ts'
import { useProductForm } from './use-product-form.ts'
import * as say from './words.ts'

interface AddProductDialogProps {
  /** A product that failed to send, to correct. */
  again?: PendingProduct | undefined
  /** Images chosen before the form opened. */
  chosen?: readonly File[] | undefined
  store: Store
  onClose: () => void
}

/** Adds a product. It appears in the list at once and shows its progress there. */
export const AddProductDialog = ({ again, chosen, store, onClose }: AddProductDialogProps) => {
  const queries = useQueryClient()
  const form = useProductForm({
    draftKey: again?.key ?? NEW_PRODUCT_DRAFT,
    category: suggestCategory(knownProducts(queries), store),
    ...(chosen && { chosen }),
    ...(again && { details: again.details, images: again.images }),
    ...(again?.progress.state === 'failed' && { refused: again.progress.fields }),
    onSubmit: (details, list) => {
      const images = list.filter((image) => image.kind === 'new')
      void addProduct(queries, { details, images, ...(again && { key: again.key }) })
      form.draft.clear()
      onClose()
    },
  })
  return <ProductFormDialog title={say.addProduct} submitLabel={say.addProduct} form={form} onClose={onClose} />
}
