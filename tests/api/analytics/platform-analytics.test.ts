import { expect, test } from 'vitest'
import { addProduct, addStore, createTestApp, orderForm } from '../../support/apps/test-app.ts'
import { addAdmin } from '../../support/fixtures/admin.ts'

test('keeps totals of views and clicks when the events are purged, and reads them at constant cost', async () => {
  const app = await createTestApp()
  const admin = await addAdmin(app)
  const figures = async () => (await app.call('GET', '/admin/analytics/platform', { token: admin.token })).body
  expect(await figures()).toEqual({
    total_views: 0,
    total_product_clicks: 0,
    total_whatsapp_clicks: 0,
    conversion_rate: 0,
  })
  const track = (slug: string, types: string[]) =>
    app.call('POST', '/analytics/track', {
      json: types.map((event_type) => ({ event_type, event_data: { store_slug: slug } })),
      headers: { 'user-agent': 'Mozilla/5.0 (Linux; Android 12)' },
    })
  const noor = await addStore(app, 'noor')
  await addStore(app, 'zari')
  await track('noor', ['store_view', 'store_view', 'product_view', 'add_to_cart', 'whatsapp_click'])
  // A tap on a card sends both events, and is one click.
  await track('zari', [
    'store_view',
    'store_view',
    'product_clicked',
    'product_view',
    'product_clicked',
    'product_view',
  ])
  const { id } = await addProduct(app, noor.token)
  await app.call('POST', '/orders', { json: orderForm(id) })
  const expected = { total_views: 4, total_product_clicks: 2, total_whatsapp_clicks: 1, conversion_rate: 25 }
  expect(await figures()).toEqual(expected)
})
