import { cors } from 'hono/cors'
import { TRACK_PATH } from '#contract/analytics/paths.ts'
import { ORDERS_PATH } from '#contract/orders/paths.ts'

const PREFLIGHT_SECONDS = 86_400

/**
 * Lets pages of `storesOrigin`, and no other origin, place orders and report events when stores have their own host.
 * Returns paths with their middleware, none when both origins are the same. All other calls stay same-origin.
 */
export const storePageCors = ({ publicOrigin, storesOrigin }: { publicOrigin: string; storesOrigin: string }) => {
  if (storesOrigin === publicOrigin) return []
  const allow = (credentials: boolean) =>
    cors({
      origin: storesOrigin,
      allowMethods: ['POST'],
      allowHeaders: ['content-type', 'idempotency-key'],
      maxAge: PREFLIGHT_SECONDS,
      credentials,
    })
  return [
    [`/api${ORDERS_PATH}`, allow(false)],
    // Browsers send beacons in credentials mode only. Nothing here uses cookies, so there are no credentials.
    [`/api${TRACK_PATH}`, allow(true)],
  ] as const
}
