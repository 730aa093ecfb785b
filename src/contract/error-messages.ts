/** Answers the server and the screens share word for word. */
export const messages = {
  storeNotFound: "The store you're looking for doesn't exist or is not available.",
  productNotFound: 'Product not found',
  orderNotFound: 'Order not found',
  notFound: 'Not found',
  authenticationRequired: 'Authentication required',
  invalidRequest: 'The request is not valid',
  changedElsewhere: 'This was changed elsewhere. Load the newer version before saving.',
  somethingWentWrong: 'Something went wrong',
} as const
