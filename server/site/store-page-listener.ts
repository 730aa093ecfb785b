import type { IncomingMessage, RequestListener } from 'node:http'
import type { Deps } from '#server/deps.ts'
import { noteRequest } from '#server/http/request-context.ts'
import type { PageRequest, StorePageServer } from './store-pages.ts'

/** The address of a store page as links spell it. */
const STORE_PAGE = /^\/store\/([a-z0-9-]+)(\/[a-z0-9./-]*)?(?:\?|$)/

/** What is asked for, if it is a store page. */
const asPageRequest = ({ method, url = '', headers }: IncomingMessage): PageRequest | undefined => {
  const [, slug, path = ''] = method === 'GET' || method === 'HEAD' ? (STORE_PAGE.exec(url) ?? []) : []
  if (!slug) return undefined
  return { slug, path, acceptEncoding: headers['accept-encoding'], ifNoneMatch: headers['if-none-match'] }
}

/**
 * Answers store pages that are at hand right at Node's server; `others` answers the rest. Nearly all requests are for such pages, and what an
 * application does around each request (an id, a context, routes, a `Response`) costs more than they do. Any other spelling of an address, what a store
 * does not have, and what goes wrong is left to the application, whose answers of the same pages are the same.
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
