// The islands are one file on the wire: who opens one dialog opens the next, and each request more is a round trip more.
export { CartDialog } from './CartDialog.tsx'
export { OrderDialog } from './OrderDialog.tsx'
export { ProductDialog } from './ProductDialog.tsx'
