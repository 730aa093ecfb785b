import type { Transaction } from '#server/db/database.ts'
import { daysBefore, pakistanTime } from '#server/lib/pakistan-time.ts'
import { addToEventTotal, addToStoreDay } from '#server/modules/growth/analytics/figures.repo.ts'

/** Writes four weeks of visits, about `perDay` a day: what buyers looked at, put into the cart and asked in chats. */
export const writeViews = async (
  trx: Transaction,
  storeId: string,
  { now, random, perDay }: { now: number; random: () => number; perDay: number },
): Promise<void> => {
  const today = pakistanTime(new Date(now)).day
  const totals = { store_view: 0, product_view: 0, product_clicked: 0, add_to_cart: 0, whatsapp_click: 0 }
  for (let days = 27; days >= 0; days--) {
    const views = Math.round(perDay * (0.7 + 0.6 * random()) * (days % 7 < 3 ? 1.25 : 0.9) * (1.25 - days / 50))
    const looks = Math.round(views * (1.1 + 0.5 * random()))
    const adds = Math.round(views * 0.16)
    const whatsapp_clicks = Math.round(views * 0.07)
    await addToStoreDay(trx, storeId, daysBefore(today, days), { views, interactions: looks + adds, whatsapp_clicks })
    totals.store_view += views
    totals.product_view += looks
    totals.product_clicked += Math.round(looks * 0.8)
    totals.add_to_cart += adds
    totals.whatsapp_click += whatsapp_clicks
  }
  for (const [type, count] of Object.entries(totals)) await addToEventTotal(trx, type, count)
}
