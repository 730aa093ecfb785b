import { cors } from 'hono/cors'
import { TRACK_PATH } from '#contract/analytics/paths.ts'
import { ORDERS_PATH } from '#contract/orders/paths.ts'

const PREFLIGHT_SECONDS = 86_400

/**
 * Lets pages of `storesOrigin`, and of no other origin, place orders and report events when stores live on a host of their own. Returns the
 * paths with their middleware; none where stores and platform share an origin. Everything else of the API is for the platform's own origin.
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
    // A browser sends a beacon as if with credentials, or not at all. There are none: nothing here goes by a cookie.
    [`/api${TRACK_PATH}`, allow(true)],
  ] as const
}
