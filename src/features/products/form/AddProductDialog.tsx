import { useQueryClient } from '@tanstack/react-query'
import { addProduct, type PendingProduct } from '../pending-products.ts'
import { ProductFormDialog } from './ProductFormDialog.tsx'
import { NEW_PRODUCT_DRAFT } from './product-form.ts'
import { useProductForm } from './use-product-form.ts'

interface AddProductDialogProps {
  /** One that could not be sent, to be put right. */
  again?: PendingProduct | undefined
  onClose: () => void
}

/** A new product. It stands in the list as soon as the dialog is closed, and says there how far it is sent. */
export const AddProductDialog = ({ again, onClose }: AddProductDialogProps) => {
  const queries = useQueryClient()
  const form = useProductForm({
    draftKey: again?.key ?? NEW_PRODUCT_DRAFT,
    ...(again && { details: again.details, pictures: again.pictures }),
    ...(again?.progress.state === 'failed' && { refused: again.progress.fields }),
    onSubmit: (details, list) => {
      const pictures = list.filter((picture) => picture.kind === 'new')
      void addProduct(queries, { details, pictures, ...(again && { key: again.key }) })
      form.draft.clear()
      onClose()
    },
  })
  return <ProductFormDialog title="Add Product" submitLabel="Add Product" form={form} onClose={onClose} />
}
