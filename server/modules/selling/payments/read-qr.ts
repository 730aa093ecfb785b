import { type QrPayee, readPaymentQr } from '#contract/order-payments/payment-qr.ts'
import type { Deps } from '#server/deps.ts'
import { invalidField } from '#server/http/app-error.ts'
import { checkUpload, refuseImage } from '#server/modules/catalogue/images/check-upload.ts'
import type { StoreRow } from '#server/records/stores/stores.repo.ts'

/**
 * Reads the payment QR code in an image and keeps nothing. Throws `invalid` for an image without one, and for a code
 * that no bank can read.
 */
export const readQrImage = async (
  { imageProcess }: Pick<Deps, 'imageProcess'>,
  store: StoreRow,
  image: File,
): Promise<QrPayee & { qr: string }> => {
  const { bytes } = await checkUpload(imageProcess, image, 'image')
  const qr = await imageProcess.run(store.id, { kind: 'read qr', bytes }).catch(refuseImage('image'))
  if (qr === null) throw invalidField('image', 'No QR code was found. Please take a screenshot of it in your bank app.')
  const payee = readPaymentQr(qr)
  if (!payee) throw invalidField('image', 'This is no payment QR code of a bank')
  return { qr, ...payee }
}
