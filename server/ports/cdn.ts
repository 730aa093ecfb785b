/** A CDN in front of the web processes that caches pages by tag. */
export interface Cdn {
  /** Purges everything with one of these tags. Rejects when the call fails. `signal` aborts it. */
  purge(tags: string[], signal: AbortSignal): Promise<void>
}

/** URL of a CDN's purge call, and its bearer token. */
export interface PurgeAddress {
  url: string
  token: string | undefined
}

/** Returns the tag of all pages of a store, under any address. */
export const storeTag = (storeId: string): string => `store-${storeId}`

/** Seconds a CDN keeps a page without a purge. Bounds the effect of a lost purge. */
const KEPT_SECONDS = 60
/** Seconds a CDN may still show an expired page, while it fetches the next one or while the server fails. */
const STALE_SECONDS = 60
const STALE_IF_ERROR_SECONDS = 86_400

/** Time after which a CDN asks for a page again, purged or not. */
export const EXPIRED_MS = (KEPT_SECONDS + STALE_SECONDS) * 1000

/**
 * Returns headers with which a CDN keeps a page until its tag is purged, while browsers ask each time.
 * `stale-while-revalidate` is in the header for CDNs only (RFC 9213), as browsers would show the page before a save.
 */
export const keptUntilPurged = (storeId: string): Record<string, string> => ({
  'cache-control': `public, max-age=0, s-maxage=${KEPT_SECONDS}, stale-if-error=${STALE_IF_ERROR_SECONDS}`,
  'cdn-cache-control': `max-age=${KEPT_SECONDS}, stale-while-revalidate=${STALE_SECONDS}, stale-if-error=${STALE_IF_ERROR_SECONDS}`,
  // `cache-tag` for Cloudflare and Google, `surrogate-key` for Fastly and Varnish.
  'cache-tag': storeTag(storeId),
  'surrogate-key': storeTag(storeId),
})

/** Longest time of a purge call, in milliseconds. */
const PATIENCE_MS = 5_000

/** Calls a purge address as Cloudflare's: `POST` with `{"tags": […]}`. Follows no redirects. */
export const httpCdn = ({ url, token }: PurgeAddress): Cdn => ({
  purge: async (tags, signal) => {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
      body: JSON.stringify({ tags }),
      redirect: 'manual',
      signal: AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)]),
    })
    await answer.body?.cancel()
    if (!answer.ok) throw new Error(`it answered ${answer.status}`)
  },
})
