import { useMutation, useQueryClient } from '@tanstack/react-query'
import { deleteProduct } from '#contract/products/products.endpoints.ts'
import type { Product } from '#contract/products/products.ts'
import { queryKeys } from '#src/features/shared/queries.ts'
import { call } from '#src/lib/api/api.ts'
import { ApiError, errorMessage } from '#src/lib/api/api-error.ts'
import { toast } from '#src/ui/feedback/toast.ts'
import { ConfirmDialog } from '#src/ui/overlays/ConfirmDialog.tsx'
import * as say from './words.ts'

interface DeleteProductDialogProps {
  product: Product
  onDone: () => void
  onCancel: () => void
}

/** Confirms, then deletes a product. */
export const DeleteProductDialog = ({ product, onDone, onCancel }: DeleteProductDialogProps) => {
  const queries = useQueryClient()
  const remove = useMutation({
    mutationFn: () => call(deleteProduct, { params: { id: product.id } }),
    onSuccess: async () => {
      toast.success(say.productDeleted)
      await queries.invalidateQueries({ queryKey: queryKeys.store })
      onDone()
    },
    onError: (error) => {
      toast.error(errorMessage(error, say.failedToDelete))
      // Deleted already.
      if (error instanceof ApiError && error.status === 404)
        void queries.invalidateQueries({ queryKey: queryKeys.store })
    },
  })
  return (
    <ConfirmDialog
      title={say.deleteProduct}
      confirmLabel={say.deleteLabel}
      tone="danger"
      busy={remove.isPending}
      onConfirm={() => remove.mutate()}
      onCancel={onCancel}
    >
      <p>{say.areYouSure}</p>
      <p dir="auto" className="mt-2 break-words font-medium text-text">
        {product.name}
      </p>
    </ConfirmDialog>
  )
}
