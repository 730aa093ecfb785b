import { expect, test } from 'vitest'
import { changedValues, defaultValues } from '#src/features/design/design-values.ts'
import { cardOf, layoutCards } from '#src/features/design/layout-cards.ts'
import { openOrderingShop } from '../support/fixtures/ordering-shop.ts'

const offered = { LANGUAGES: 'en,ur' }

const setUp = async (env: Record<string, string> = offered) => {
  const shop = await openOrderingShop('default', env)
  const { app, seller } = shop
  const page = async (path = '/store/noor/') => {
    await app.settled()
    return (await app.get(path)).text()
  }
  const speak = (language: string) => seller('PUT', '/stores/my', { language })
  const store = async () => (await (await seller('GET', '/stores/my')).json()) as Record<string, unknown>
  return { ...shop, page, speak, store }
}

test('a shop speaks Urdu where the operator offers it, and English again', async () => {
  const { speak, store, page } = await setUp()
  expect(await store()).toMatchObject({ language: 'en', languages: ['en', 'ur'] })
  const before = await page()
  expect((await speak('ur')).status).toBe(200)
  expect(await store()).toMatchObject({ language: 'ur' })
  const urdu = await page()
  expect(urdu).toContain('<html lang="ur" dir="rtl"')
  expect(urdu).toContain('ابھی آرڈر کریں')
  expect(await page('/store/noor/p/glass-i-bangles-i/')).toContain('کارٹ میں ڈالیں')
  expect((await speak('en')).status).toBe(200)
  expect(await page()).toBe(before)
})

test('without the operator no other language is offered, and a shop that has one keeps it', async () => {
  const { app, speak, store, seller } = await setUp({})
  expect(await store()).toMatchObject({ languages: ['en'] })
  const refused = await speak('ur')
  expect(refused.status).toBe(422)
  expect(await refused.json()).toMatchObject({ errors: { language: 'This language is not offered' } })
  await app.deps.db.updateTable('stores').set({ language: 'ur' }).execute()
  expect((await seller('PUT', '/stores/my', { name: 'Noor', language: 'ur' })).status).toBe(200)
})

test('a change of language publishes once', async () => {
  const { app, speak, page } = await setUp()
  await page()
  const count = async () => {
    await app.settled()
    return (await app.deps.db.selectFrom('stores').select('revision').executeTakeFirstOrThrow()).revision
  }
  const before = await count()
  await speak('ur')
  expect(await count()).toBe(before + 1)
})

test('an order’s private page speaks the shop’s language', async () => {
  const { speak, order, page, move } = await setUp()
  await speak('ur')
  const { id, path } = await order()
  const said = await page(path)
  expect(said).toContain('<html lang="ur" dir="rtl"')
  expect(said).toContain('آپ کا آرڈر')
  expect(said).toContain('جی، یہ میرا آرڈر ہے')
  expect(said).toContain('Rs. 900')
  await move(id, 'Confirmed', 'Shipped', 'Delivered')
  expect(await page(path)).toContain('آپ کا آرڈر پہنچ گیا۔ شکریہ!')
})

test('its design form begins with the texts of its pages, and saves none of them unchanged', () => {
  const [english, urdu] = (['en', 'ur'] as const).map((language) =>
    cardOf(
      layoutCards(
        { plan: 'paid', plan_expiry: null, allowed_layouts: [], paid_layouts: ['default'] },
        new Date(),
        language,
      ),
      'default',
    ),
  )
  const values = urdu && defaultValues(urdu.manifest)
  expect(values).toMatchObject({ feature1Title: 'کیش آن ڈیلیوری' })
  expect(english && defaultValues(english.manifest)).toMatchObject({ feature1Title: 'Cash on Delivery' })
  expect(urdu && values && changedValues(urdu.manifest, values)).toEqual({})
})
