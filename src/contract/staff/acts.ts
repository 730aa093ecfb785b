/** Words of the acts that a shop's log keeps, by call. Looks, previews and uploads change nothing that is shown. */
const acts: Record<string, string> = {
  'PUT /stores/my': 'Changed the store settings',
  'PUT /stores/my/layout-config': 'Changed the design',
  'PUT /stores/my/payment-methods': 'Changed how buyers pay',
  'PUT /stores/my/sales': 'Changed the sales',
  'PUT /stores/my/delivery': 'Changed the delivery charges',
  'DELETE /stores/my/delivery': 'Removed the delivery charges',
  'POST /stores/my/publications/{version}/rollback': 'Went back to an earlier version',
  'POST /products': 'Added a product',
  'PUT /products/{id}': 'Changed a product',
  'PUT /products/{id}/stock': 'Set the stock of a product',
  'DELETE /products/{id}': 'Deleted a product',
  'POST /products/{id}/duplicate': 'Copied a product',
  'PUT /products/prices': 'Raised or lowered prices',
  'PUT /products/order': 'Changed the order of products',
  'POST /products/import': 'Imported products',
  'PUT /orders/{order_id}/status': 'Moved an order',
  'PUT /orders/status': 'Moved several orders',
  'POST /orders/undo': 'Took back moves of several orders',
  'POST /orders/{order_id}/undo': 'Took back a move of an order',
  'POST /orders/{order_id}/link': 'Renewed the link of an order',
  'PUT /orders/{order_id}/notes': 'Wrote notes of an order',
  'PUT /orders/{order_id}': 'Edited an order',
  'POST /orders/{order_id}/join': 'Joined two orders',
  'POST /orders/recorded': 'Recorded an order from a chat',
  'POST /orders/{order_id}/payments': 'Entered a payment',
  'PUT /orders/{order_id}/payments/{payment_id}': 'Decided on a payment',
  'DELETE /orders/{order_id}/payments/{payment_id}': 'Removed a payment',
  'POST /orders/{order_id}/shipments': 'Added a parcel',
  'PUT /orders/{order_id}/shipments/{shipment_id}': 'Changed a parcel',
  'DELETE /orders/{order_id}/shipments/{shipment_id}': 'Removed a parcel',
  'PUT /tracking-numbers': 'Saved tracking numbers',
  'POST /couriers': 'Added a courier',
  'PUT /couriers/{id}': 'Changed a courier',
  'PUT /couriers/{id}/places': 'Named cities of a courier',
  'DELETE /couriers/{id}': 'Removed a courier',
  'POST /batches': 'Made a courier file',
  'GET /orders.csv': 'Took the orders away as a file',
  'GET /customers.csv': 'Took the customers away as a file',
  'PUT /customers/{id}': 'Changed a customer',
  'DELETE /customers/{id}': 'Erased a customer',
  'POST /discounts': 'Added a discount code',
  'PUT /discounts/{id}': 'Changed a discount code',
  'DELETE /discounts/{id}': 'Removed a discount code',
  'PUT /reviews': 'Changed the settings of reviews',
  'PUT /reviews/{id}': 'Answered or hid a review',
  'PUT /whatsapp/templates': 'Changed the messages to buyers',
  'PUT /whatsapp/settings': 'Changed the settings of messages',
  'POST /staff': 'Invited somebody',
  'PUT /staff/{id}': 'Changed what somebody may do',
  'DELETE /staff/{id}': 'Removed somebody',
}

/** Returns the call as the log names it, `undefined` for one that it leaves out. */
export const actOf = (method: string, path: string): string | undefined => {
  const key = `${method} ${path}`
  return Object.hasOwn(acts, key) ? key : undefined
}

/** Returns an act in words. Calls that are gone say their name. */
export const actWords = (act: string): string => acts[act] ?? act
