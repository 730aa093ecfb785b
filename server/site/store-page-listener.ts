import type { IncomingMessage, RequestListener } from 'node:http'
import type { Deps } from '#server/deps.ts'
import { noteRequest } from '#server/http/request-context.ts'
import type { PageRequest, StorePageServer } from './store-pages.ts'

/** Matches the address of a store page as links write it. */
const STORE_PAGE = /^\/store\/([a-z0-9-]+)(\/[a-z0-9./-]*)?(?:\?|$)/

/** Returns the request for a store page, `undefined` for others. */
const asPageRequest = ({ method, url = '', headers }: IncomingMessage): PageRequest | undefined => {
  const [, slug, path = ''] = method === 'GET' || method === 'HEAD' ? (STORE_PAGE.exec(url) ?? []) : []
  if (!slug) return undefined
  return { slug, path, acceptEncoding: headers['accept-encoding'], ifNoneMatch: headers['if-none-match'] }
}

/**
 * Answers cached store pages directly in Node's server, since nearly all requests are for them and the application's
 * overhead (id, context, routes, `Response`) costs more than the page. All other requests, such as other spellings,
 * missing pages and failures, go to `others`, which answers the same pages alike.
 */
export const storePageListener =
  (
    stores: Pick<StorePageServer, 'atHand'>,
    deps: Pick<Deps, 'log' | 'metrics'>,
    others: RequestListener,
  ): RequestListener =>
  (request, response) => {
    const started = performance.now()
    const asked = asPageRequest(request)
    const answer = asked && stores.atHand(asked)
    if (!answer) return others(request, response)
    response.writeHead(answer.status, answer.headers).end(answer.body)
    const route = asked.path ? '/store/:slug/*' : '/store/:slug'
    noteRequest(deps, { method: request.method ?? '', route, status: answer.status, started })
  }
