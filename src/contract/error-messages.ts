/** Messages shared word for word by server and screens. */
export const messages = {
  storeSuspended: 'Your store has been suspended. Please contact support.',
  storeNotFound: "The store you're looking for doesn't exist or is not available.",
  /** For sellers and admins. */
  noSuchStore: 'Store not found',
  productNotFound: 'Product not found',
  orderNotFound: 'Order not found',
  notFound: 'Not found',
  authenticationRequired: 'Authentication required',
  invalidRequest: 'The request is not valid',
  changedElsewhere: 'This was changed elsewhere. Load the newer version before saving.',
  diskFull: 'Nothing can be saved at the moment. Please try again in a few minutes.',
  photosAway: 'Photos cannot be saved at the moment. Please try again in a minute.',
  databaseAway: 'The shop cannot be reached for a moment. Please try again.',
  /** For admins. */
  backupsElsewhere: 'The data is in PostgreSQL. Back it up with its own tools, such as pg_dump, on the server.',
  somethingWentWrong: 'Something went wrong',
} as const
