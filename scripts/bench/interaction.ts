import type { Page } from 'playwright'
import type { Config } from '#server/config/config.ts'
import { openDatabase } from '#server/db/database.ts'
import { newId } from '#server/db/ids.ts'
import { firstVariant } from '#server/records/products/variants.repo.ts'
import { dataPaths } from '#server/services/data-folder.ts'
import { openPhone, SLOWER } from './phone.ts'
import { milliseconds, report } from './report.ts'

const PRODUCTS = 100

/** Brings a store to 100 products. */
export const fillWithProducts = async (config: Config, storeId: string): Promise<void> => {
  const db = openDatabase(dataPaths(config).database)
  const products = await db.selectFrom('products').selectAll().where('store_id', '=', storeId).execute()
  const [first] = products
  if (!first) throw new Error('the store has no product to copy')
  for (let index = products.length; index < PRODUCTS; index++) {
    const copy = { ...first, id: newId(), slug: `copy-${index}`, name: `${first.name} ${index}` }
    await db.insertInto('products').values(copy).execute()
    await db.insertInto('product_variants').values(firstVariant(copy, 10)).execute()
  }
  await db.destroy()
}

const useProducts = async (page: Page): Promise<void> => {
  for (let more = page.getByRole('button', { name: 'Load More' }); await more.isVisible(); ) {
    await more.click()
    await page.waitForTimeout(800)
  }
  await page
    .getByRole('button', { name: /^One more of/ })
    .first()
    .click()
  await page
    .getByRole('button', { name: /^Actions for/ })
    .nth(2)
    .click()
  await page.keyboard.press('Escape')
  await page.getByRole('searchbox').pressSequentially('glass', { delay: 60 })
  await page.waitForTimeout(800)
  await page.getByRole('searchbox').fill('')
  await page.waitForTimeout(800)
  // The plan's limit is 100, so none can be added.
  await page
    .getByRole('button', { name: /^Actions for/ })
    .first()
    .click()
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  await page.getByLabel('Product name').pressSequentially('Khussa', { delay: 60 })
  await page.waitForTimeout(500)
}

/** Measures the slowest interaction on the Products tab: 100 products, a phone at a quarter of the speed. */
export const measureInteraction = async (origin: string, token: string): Promise<void> => {
  const { page, slow, close } = await openPhone(origin, token)
  await page.addInitScript(() => {
    const slowest = { milliseconds: 0 }
    Object.assign(window, { slowest })
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) slowest.milliseconds = Math.max(slowest.milliseconds, duration)
    }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
  })
  await page.goto(`${origin}/dashboard?tab=products`)
  await page
    .getByRole('button', { name: /^One more of/ })
    .first()
    .waitFor()
  await slow()
  await useProducts(page)
  const slowest = await page.evaluate(
    () => (window as unknown as { slowest: { milliseconds: number } }).slowest.milliseconds,
  )
  await close()
  report(
    `slowest interaction with ${PRODUCTS} products, ${SLOWER}× slower`,
    milliseconds(slowest),
    '≤ 150 ms',
    slowest > 0 && slowest <= 150,
  )
}
