import { createRoot } from 'react-dom/client'
import { CartDialog } from './cart/CartDialog.tsx'
import { OrderDialog } from './order/OrderDialog.tsx'
import { ProductDialog } from './product/ProductDialog.tsx'

/** Puts everything that may lie over the page into it, as soon as this file arrives. One root: who opens one dialog opens the next. */
const place = document.createElement('div')
document.body.append(place)
/** Exported so that the bundler keeps a file of this name, see `chunks.ts`. */
export const root = createRoot(place)
root.render(
  <>
    <CartDialog />
    <ProductDialog />
    <OrderDialog />
  </>,
)
