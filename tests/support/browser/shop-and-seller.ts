import { newProduct } from '#contract/products/products.ts'
import { startSession } from '#server/auth/sessions.ts'
import { createProduct } from '#server/modules/catalogue/products/products.service.ts'
import { createPublishingApp, insertTestStore } from '../apps/publishing-app.ts'
import { serveApp } from '../apps/serve-app.ts'
import { ownerOf } from '../fixtures/published-shop.ts'
import { openContext } from './browser.ts'
import { phone } from './dashboard.ts'

/** A published shop `noor` with these products, its seller's dashboard on a phone, and a way to open buyers. */
export const openShopAndSeller = async (inputs: object[], path = '/dashboard') => {
  const app = await createPublishingApp({ threads: false })
  const store = await insertTestStore(app, 'noor')
  const owner = await ownerOf(app, store)
  const products = []
  for (const input of inputs) products.push(await createProduct(app.deps, owner, store, newProduct.parse(input)))
  await app.settled()
  const origin = await serveApp(app)
  const token = await startSession(app.deps.db, app.deps.clock, store.user_id)
  const sellers = await openContext(phone)
  await sellers.addInitScript((value) => localStorage.setItem('token', value), token)
  const dashboard = await sellers.newPage()
  dashboard.setDefaultTimeout(20_000)
  await dashboard.goto(origin + path)
  const openBuyer = async () => {
    const buyer = await (await openContext(phone)).newPage()
    buyer.setDefaultTimeout(20_000)
    return buyer
  }
  return { app, store, owner, products, origin, dashboard, dialog: dashboard.locator('dialog'), openBuyer }
}
