import type { Product } from '#contract/products/products.ts'
import { ChangedElsewhere } from '#src/features/shared/ChangedElsewhere.tsx'
import * as common from '#src/ui/words.ts'
import { ProductFormDialog } from './ProductFormDialog.tsx'
import { SoldMeanwhile } from './SoldMeanwhile.tsx'
import { useChangeProduct } from './use-change-product.ts'
import * as say from './words.ts'

export const EditProductDialog = ({ product, onClose }: { product: Product; onClose: () => void }) => {
  const { form, busy, sent, conflict, moved } = useChangeProduct(product, onClose)
  return (
    <ProductFormDialog
      title={say.editProduct}
      submitLabel={common.saveChanges}
      form={form}
      busy={busy}
      blocked={conflict !== null}
      sent={sent}
      notice={
        conflict ? (
          <ChangedElsewhere busy={conflict.busy} onLoad={conflict.load} />
        ) : (
          moved.length > 0 && <SoldMeanwhile lines={moved} />
        )
      }
      onClose={onClose}
    />
  )
}
