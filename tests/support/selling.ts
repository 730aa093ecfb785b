import { expect } from 'vitest'
import { rateLimit } from '#server/http/rate-limits.ts'
import { signUpSeller } from './dashboard.ts'
import type { PublishingApp } from './publishing-app.ts'

type Answer = Record<string, unknown> & { order_id: string; id: string }

/** A call to the API as the seller makes it. Throws what the server says when it does not answer well. */
const callAs =
  (app: PublishingApp, token?: string) =>
  async (method: string, path: string, json?: unknown): Promise<Answer> => {
    const response = await app.app.request(`/api${path}`, {
      method,
      headers: {
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(json === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(json === undefined ? {} : { body: JSON.stringify(json) }),
    })
    if (!response.ok) throw new Error(`${method} ${path}: ${await response.text()}`)
    return response.json()
  }

/** A seller with a store, one product, and buyers who order it. */
export const openShop = async (app: PublishingApp, options: { plan?: 'free' | 'paid' } = {}) => {
  app.deps.limits.orderByPhone = rateLimit(1000, 60, 'all from one phone here')
  const { token, user } = await signUpSeller(app, undefined, { store: 'noor' })
  if (options.plan === 'paid') {
    await app.deps.db.updateTable('users').set({ plan: 'paid' }).where('id', '=', user.id).execute()
  }
  const call = callAs(app, token)
  const product = await call('POST', '/products', {
    name: 'Glass bangles',
    description: 'Twelve, hand made',
    price: 1450.5,
    category: 'Bangles',
    inventory_count: 1000,
  })
  const place = async (change: Record<string, unknown> = {}, quantity = 1) =>
    (
      await callAs(app)('POST', '/orders', {
        items: [{ product_id: product.id, quantity }],
        buyer_name: 'Ayesha Khan',
        buyer_phone: '0300 7654321',
        delivery_address: 'House 5, Street 9, Gulberg III, Lahore',
        order_notes: null,
        ...change,
      })
    ).order_id
  const move = (id: string, status: string) => call('PUT', `/orders/${id}/status`, { status })
  await app.settled()
  return { token, user, call, product, place, move }
}

/** Waits as long as a browser may take on a busy machine. */
export const eventually = <Value>(read: () => Value) => expect.poll(read, { timeout: 8000 })
