import { GitCompareArrows } from 'lucide-react'
import { messages } from '#contract/error-messages.ts'
import type { Product } from '#contract/products/products.ts'
import { Button } from '#src/ui/Button.tsx'
import { Notice } from '#src/ui/feedback/Notice.tsx'
import { ProductFormDialog } from './ProductFormDialog.tsx'
import { useChangeProduct } from './use-change-product.ts'

export const EditProductDialog = ({ product, onClose }: { product: Product; onClose: () => void }) => {
  const { form, busy, sent, conflict } = useChangeProduct(product, onClose)
  return (
    <ProductFormDialog
      title="Edit Product"
      submitLabel="Save Changes"
      form={form}
      busy={busy}
      blocked={conflict !== null}
      sent={sent}
      notice={
        conflict && (
          <Notice tone="warning" live icon={<GitCompareArrows aria-hidden="true" />}>
            <p>{messages.changedElsewhere}</p>
            <p className="mt-1">What you typed here stays.</p>
            <Button variant="secondary" size="small" className="mt-3" busy={conflict.busy} onClick={conflict.load}>
              Load the newer version
            </Button>
          </Notice>
        )
      }
      onClose={onClose}
    />
  )
}
