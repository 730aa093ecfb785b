import { addStore, type TestApp } from './test-app.ts'

export const paidPlan = { plan: 'paid', plan_expiry: '2026-12-01T00:00:00.000Z' } as const

/** A paid seller with a store whose WhatsApp is linked. */
export const addConnectedStore = async (app: TestApp, slug = 'noor') => {
  const seller = await addStore(app, slug, paidPlan)
  const { id } = seller.user
  await app.call('POST', '/whatsapp/seller/register', { token: seller.token })
  await app.call('GET', `/whatsapp/seller/${id}/qr`, { token: seller.token })
  const { status } = await app.call('POST', `/dev/whatsapp/${id}/scan`, { token: seller.token })
  if (status !== 200) throw new Error('not connected')
  return seller
}
