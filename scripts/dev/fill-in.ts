import type { MiddlewareHandler } from 'astro'
import { getConfig } from '#server/config/config.ts'
import { fillPage } from '#server/site/fill-page.ts'
import { momentFacts, platformFacts } from '#server/site/platform-facts.ts'

const facts = platformFacts(getConfig(process.env))

/** Fills in the platform's pages under the development server, as the server itself does. */
export const onRequest: MiddlewareHandler = async (_context, next) => {
  const response = await next()
  if (!response.headers.get('content-type')?.startsWith('text/html')) return response
  const html = fillPage(
    fillPage(await response.text(), facts),
    momentFacts(new Date(), () => true),
  )
  return new Response(html, { status: response.status, headers: response.headers })
}
