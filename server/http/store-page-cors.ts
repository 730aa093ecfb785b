import { cors } from 'hono/cors'

/** What a published page calls; everything else of the API is for the platform's own origin. */
const STORE_PAGE_CALLS = ['/api/orders', '/api/analytics/track'] as const

const PREFLIGHT_SECONDS = 86_400

/**
 * Lets pages of `storesOrigin`, and of no other origin, place orders and report events when stores live on a host of their own. Returns the
 * paths with their middleware; none where stores and platform share an origin. No cookie is ever part of it.
 */
export const storePageCors = ({ publicOrigin, storesOrigin }: { publicOrigin: string; storesOrigin: string }) => {
  if (storesOrigin === publicOrigin) return []
  const allow = cors({
    origin: storesOrigin,
    allowMethods: ['POST'],
    allowHeaders: ['content-type', 'idempotency-key'],
    maxAge: PREFLIGHT_SECONDS,
  })
  return STORE_PAGE_CALLS.map((path) => [path, allow] as const)
}
