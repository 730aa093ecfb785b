import type { IncomingMessage, RequestListener } from 'node:http'
import type { Deps } from '#server/deps.ts'
import { noteRequest } from '#server/http/request-context.ts'
import { sellersDomain } from './own-domains.ts'
import type { PageRequest, StorePageServer } from './store-pages.ts'
import { askedVariant } from './variant-preview.ts'

/** Matches the address of a store page as links write it. */
const STORE_PAGE = /^\/store\/([a-z0-9-]+)(\/[a-z0-9./-]*)?(?:\?|$)/

/** Matches the path of a page on a shop's own domain. */
const DOMAIN_PAGE = /^(\/[a-z0-9./-]*)(?:\?|$)/

/** Returns the request for a store page, `undefined` for others. */
const asPageRequest = (
  { method, url = '', headers }: IncomingMessage,
  domainOf: ReturnType<typeof sellersDomain>,
): PageRequest | undefined => {
  if (method !== 'GET' && method !== 'HEAD') return undefined
  if (askedVariant(url, headers['user-agent'])) return undefined
  const domain = domainOf(headers.host)
  const [, slug, path = ''] = domain ? [url, domain, DOMAIN_PAGE.exec(url)?.[1]] : (STORE_PAGE.exec(url) ?? [])
  if (!slug || (domain && !path)) return undefined
  return { slug, path, acceptEncoding: headers['accept-encoding'], ifNoneMatch: headers['if-none-match'] }
}

/**
 * Answers cached store pages directly in Node's server, since nearly all requests are for them and the application's
 * overhead (id, context, routes, `Response`) costs more than the page. All other requests, such as other spellings,
 * missing pages and failures, go to `others`, which answers the same pages alike.
 */
export const storePageListener = (
  stores: Pick<StorePageServer, 'atHand'>,
  deps: Pick<Deps, 'log' | 'metrics' | 'config'>,
  others: RequestListener,
): RequestListener => {
  const domainOf = sellersDomain(deps.config)
  return (request, response) => {
    const started = performance.now()
    const asked = asPageRequest(request, domainOf)
    const answer = asked && stores.atHand(asked)
    if (!answer) return others(request, response)
    response.writeHead(answer.status, answer.headers).end(answer.body)
    const route = asked.path ? '/store/:slug/*' : '/store/:slug'
    noteRequest(deps, { method: request.method ?? '', route, status: answer.status, started })
  }
}
