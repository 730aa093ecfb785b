import { afterEach, beforeEach, describe, expect, expectTypeOf, it, vi } from 'vitest'
import { changeOrderStatus, readOrder, readOrders } from '#contract/orders/orders.endpoints.ts'
import type { OrderInFull } from '#contract/orders/orders.ts'
import { call } from '#src/lib/api/api.ts'
import { ApiError, errorMessage } from '#src/lib/api/api-error.ts'
import type { CallOptions } from '#src/lib/api/call-options.ts'

const answer = (status: number, body: unknown) =>
  vi.fn((_address: string, _init: RequestInit) => Promise.resolve(Response.json(body, { status })))

describe('call', () => {
  beforeEach(() => void vi.stubGlobal('localStorage', { getItem: () => null }))
  afterEach(() => void vi.unstubAllGlobals())

  it('fills the path of the endpoint, whatever a parameter holds, and leaves out what is empty of the query', async () => {
    const fetched = answer(200, {})
    vi.stubGlobal('fetch', fetched)
    await call(readOrder, { params: { order_id: 'a/b ?' } })
    await call(readOrders, { query: { page: 2, limit: 10, status: '' } })
    expect(fetched.mock.calls.map(([address]) => address)).toEqual([
      '/api/orders/a%2Fb%20%3F',
      '/api/orders/my?page=2&limit=10',
    ])
  })

  it('sends JSON by the method of the endpoint', async () => {
    const fetched = answer(200, {})
    vi.stubGlobal('fetch', fetched)
    await call(changeOrderStatus, { params: { order_id: '7' }, json: { status: 'Shipped' } })
    const [address, init] = fetched.mock.calls[0] ?? []
    expect(address).toBe('/api/orders/7/status')
    expect(init).toMatchObject({ method: 'PUT', body: '{"status":"Shipped"}' })
    expect(new Headers(init?.headers).get('content-type')).toBe('application/json')
  })

  it('throws an ApiError with the code of the answer, the fields and the words', async () => {
    vi.stubGlobal('fetch', answer(409, { detail: 'Too late', code: 'changed_elsewhere', errors: { status: 'No' } }))
    const error = await call(readOrder, { params: { order_id: '7' } }).catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(ApiError)
    expect(error).toMatchObject({ status: 409, code: 'changed_elsewhere', fields: { status: 'No' } })
    expect(errorMessage(error, 'Failed')).toBe('Too late')
  })

  it('throws an ApiError without a code when something in between answers, or nothing does', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('<h1>Bad gateway</h1>', { status: 502 })))
    await expect(call(readOrder, { params: { order_id: '7' } })).rejects.toMatchObject({ status: 502, code: undefined })
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
    await expect(call(readOrder, { params: { order_id: '7' } })).rejects.toMatchObject({ status: 0, code: undefined })
  })

  it('is typed by the endpoint: its path, its body and its answer', () => {
    expectTypeOf<CallOptions<typeof readOrder>['params']>().toEqualTypeOf<Record<'order_id', string | number>>()
    expectTypeOf<CallOptions<typeof changeOrderStatus>['json']['status']>().toEqualTypeOf<OrderInFull['status']>()
    expectTypeOf<ReturnType<typeof call<typeof readOrder>>>().resolves.toEqualTypeOf<OrderInFull>()
    expectTypeOf<Parameters<typeof call<typeof readOrder>>>().not.toExtend<[typeof readOrder]>()
  })
})
