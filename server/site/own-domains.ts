import type { Context, MiddlewareHandler } from 'hono'
import { TRACK_PATH } from '#contract/analytics/paths.ts'
import { isHostName } from '#contract/domains/domains.ts'
import { ORDERS_PATH } from '#contract/orders/paths.ts'
import type { Config } from '#server/config/config.ts'
import type { Deps } from '#server/deps.ts'
import { DOMAIN_PROBE } from '#server/ports/domain-checks.ts'
import { isGone } from '#server/records/products/gone-pages.repo.ts'
import { provenDomain } from '#server/records/stores/domains.repo.ts'
import { storeUrl } from '#server/records/stores/store-url.ts'
import type { StorePageServer } from './store-pages.ts'

/** Paths that mean the same on every host: private pages of orders, images, assets. */
const SHARED = /^\/(?:o|media|assets)\/|^\/(?:favicon|placeholder)\.svg$/
/** Calls of store pages. All others are the platform's alone. */
const CALLS = [ORDERS_PATH, `${ORDERS_PATH}/quote`, TRACK_PATH].map((path) => `/api${path}`)

/**
 * Returns a function that tells sellers' domains from the platform's own hosts by the `Host` of a request: the domain,
 * or `undefined`. Without domains on offer, every host is the platform's.
 */
export const sellersDomain = (
  config: Pick<Config, 'domainsTarget' | 'publicOrigin' | 'storesOrigin'>,
): ((host: string | undefined) => string | undefined) => {
  const { domainsTarget } = config
  if (!domainsTarget) return () => undefined
  const own = new Set([new URL(config.publicOrigin).hostname, new URL(config.storesOrigin).hostname, domainsTarget])
  return (host = '') => {
    const name = host.replace(/\.?(?::\d+)?$/, '').toLowerCase()
    return own.has(name) || !isHostName(name) ? undefined : name
  }
}

const robots = (host: string) => `User-agent: *
Disallow: /api/

Sitemap: https://${host}/sitemap.xml
`

interface OwnDomainOptions {
  stores: Pick<StorePageServer, 'page' | 'gone' | 'knows' | 'onlyInOwn'>
  /** Answers for a shop that is not there. */
  nowhere: (c: Context) => Promise<Response>
}

/**
 * Serves shops at domains of their own: the pages at the root, private pages of orders, images, and the calls of store
 * pages. No dashboard, no sign-in. A host that no shop has proved is answered 421, whatever its path.
 */
export const ownDomains = (deps: Deps, { stores, nowhere }: OwnDomainOptions): MiddlewareHandler => {
  const domainOf = sellersDomain(deps.config)
  const gone = async (c: Context, host: string) =>
    stores.gone(c, host, c.req.path, (await isGone(deps.db, host, c.req.path)) ? 410 : 404)
  return async (c, next) => {
    const host = domainOf(c.req.header('host'))
    if (!host) return next()
    const { method, path } = c.req
    const isKnown = await stores.knows(host)
    const proven = isKnown ? undefined : await provenDomain(deps.db, host)
    if (!isKnown && !proven) return c.text('No shop has this address.', 421)
    if (path === DOMAIN_PROBE) return c.body(null, 204)
    // Not served here, or not any more: links still find the shop.
    const { pathname, search } = new URL(c.req.url)
    if (proven && proven.domain !== host) {
      const to = SHARED.test(path)
        ? deps.config.storesOrigin + pathname
        : storeUrl(proven, deps.config) + pathname.slice(1)
      return c.redirect(to + search, 302)
    }
    if (SHARED.test(path) || (method === 'POST' && CALLS.includes(path))) return next()
    if (path === '/robots.txt') return c.text(robots(host), 200, { 'cache-control': 'public, max-age=3600' })
    // One slash at the start: two would lead to another host.
    const inner = /^\/store\/[a-z0-9-]+(?:\/+(.*))?$/.exec(pathname)
    if (inner) return c.redirect(`/${inner[1] ?? ''}${search}`, 301)
    const page = await stores.page(c, host, path)
    if (page) return page
    const own = await stores.onlyInOwn(host, path)
    if (own !== undefined) return c.redirect(`/${own}${search}`, 302)
    return (await gone(c, host)) ?? nowhere(c)
  }
}
