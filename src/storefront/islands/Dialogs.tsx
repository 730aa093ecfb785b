import { CartDialog } from './CartDialog.tsx'
import { OrderDialog } from './OrderDialog.tsx'
import { ProductDialog } from './ProductDialog.tsx'

/** Everything that may lie over the page. One island: who opens one dialog opens the next, and each island more weighs on every page. */
export const Dialogs = () => (
  <>
    <CartDialog />
    <ProductDialog />
    <OrderDialog />
  </>
)
