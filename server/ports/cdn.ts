/** A CDN in front of the web processes that keeps pages by their tags. */
export interface Cdn {
  /** Has it forget all that carries one of these tags. Rejects when it did not take the call; `signal` ends one under way. */
  purge(tags: string[], signal: AbortSignal): Promise<void>
}

/** Where a CDN is told what to forget, and the bearer token it wants. */
export interface PurgeAddress {
  url: string
  token: string | undefined
}

/** The tag of all pages of a store, under whichever address. */
export const storeTag = (storeId: string): string => `store-${storeId}`

/** How long it keeps a page of which it was told nothing: a purge that got lost is made up for after that. */
const KEPT_SECONDS = 60
/** How long it may go on showing such a page while it asks for the next one, or while nobody answers. */
const STALE_SECONDS = 60
const STALE_IF_ERROR_SECONDS = 86_400

/** After so long it asks for a page whether it was told of a change or not. */
export const EXPIRED_MS = (KEPT_SECONDS + STALE_SECONDS) * 1000

/**
 * Headers with which it keeps a page of a store until that store's tag is purged, and a browser asks each time. `stale-while-revalidate` stands in
 * the header that CDNs alone go by (RFC 9213): a browser would show what was there before a save for as long.
 */
export const keptUntilPurged = (storeId: string): Record<string, string> => ({
  'cache-control': `public, max-age=0, s-maxage=${KEPT_SECONDS}, stale-if-error=${STALE_IF_ERROR_SECONDS}`,
  'cdn-cache-control': `max-age=${KEPT_SECONDS}, stale-while-revalidate=${STALE_SECONDS}, stale-if-error=${STALE_IF_ERROR_SECONDS}`,
  // As Cloudflare and Google call it, and as Fastly and Varnish do.
  'cache-tag': storeTag(storeId),
  'surrogate-key': storeTag(storeId),
})

/** How long a purge may take, in milliseconds. */
const PATIENCE_MS = 5_000

/** The purge call of Cloudflare: `POST` with `{"tags": […]}`. No other address is called, wherever this one would send us. */
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
