import { endpoint } from '../endpoint.ts'
import { confirmation, ifMatchHeader } from '../fields.ts'
import { mayChangeShop } from '../staff/policies.ts'
import { methodsChange, ownMethods, qrAnswer, qrUpload } from './payment-methods.ts'

export const readMethods = endpoint({
  method: 'GET',
  path: '/stores/my/payment-methods',
  may: mayChangeShop,
  description: 'Accounts that buyers of the own store can pay to',
  status: 200,
  response: ownMethods,
  failures: [401, 404],
})

export const saveMethods = endpoint({
  method: 'PUT',
  path: '/stores/my/payment-methods',
  description:
    'Saved in place of all earlier ones. Private pages of orders show them. The owner is mailed. ' +
    'Needs the password within 15 minutes (`password_required`)',
  headers: ifMatchHeader,
  body: { json: methodsChange },
  status: 200,
  response: ownMethods.extend(confirmation.shape),
  failures: [401, 403, 404, 409, 415, 422],
})

export const readQr = endpoint({
  method: 'POST',
  path: '/stores/my/payment-methods/qr',
  description: 'Text of the payment QR code in an image, and who is paid by it. Nothing is kept',
  body: { form: qrUpload },
  status: 200,
  response: qrAnswer,
  failures: [401, 403, 404, 413, 415, 422, 429, 503],
})
