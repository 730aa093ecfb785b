import { createRoot } from 'react-dom/client'
import { $styled } from '#src/storefront/dialog-styles.ts'
import { CartDialog } from './cart/CartDialog.tsx'
import { OrderDialog } from './order/OrderDialog.tsx'
import { watchPage } from './page-clicks.ts'
import { ProductDialog } from './product/ProductDialog.tsx'
import { frameDialogs } from './sheets/frame-dialogs.ts'
import { ZoomDialog } from './zoom/ZoomDialog.tsx'

/** Mounts all dialogs in one root, since one dialog opens the next. */
const place = document.createElement('div')
document.body.append(place)
/** Exported so that the bundler keeps this file's name; see `chunks.ts`. */
export const root = createRoot(place)
$styled.subscribe((styled) => {
  if (!styled) return
  root.render(
    <>
      <CartDialog />
      <ProductDialog />
      <OrderDialog />
      <ZoomDialog />
    </>,
  )
})
frameDialogs()
watchPage()
