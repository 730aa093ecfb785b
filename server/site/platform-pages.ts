import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Context } from 'hono'
import type { MomentFacts, PlatformFacts } from '#contract/platform-facts.ts'
import { fillPage } from './fill-page.ts'
import { answerFromMemory, type PageInMemory, pageInMemory } from './page-in-memory.ts'

const META = /<meta http-equiv="content-security-policy" content="([^"]*)"/
const CANONICAL = /<link rel="canonical" href="([^"]*)"/

/** The policy that stands in a page, with what only a header can say: nobody shows it in a frame. Throws when the page has none. */
const policyOf = (html: string): string => {
  const policy = META.exec(html)?.[1]
  if (!policy) throw new Error('a page of the platform has no policy')
  return `${policy.trim().replace(/;$/, '')}; frame-ancestors 'none'`
}

const toPage = (html: string): PageInMemory => pageInMemory(html, { 'content-security-policy': policyOf(html) })

/** A page that is the same at any time, or one that is made anew when what it says of the moment changes: some times a day. */
const pageOfMoment = (html: string, momentFacts: () => MomentFacts): (() => PageInMemory) => {
  let filled = fillPage(html, momentFacts())
  let page = toPage(filled)
  if (filled === html) return () => page
  return () => {
    const now = fillPage(html, momentFacts())
    if (now !== filled) [filled, page] = [now, toPage(now)]
    return page
  }
}

/** Pages that say what went wrong. They have addresses, as all have; nothing leads there. */
type ErrorPage = 'store-not-found/index.html' | '404.html' | '500.html'

/** `/auth/verify/` → `auth/verify/index.html`; a file's own name stays. */
const fileOf = (path: string): string => {
  const inner = path.replace(/^\/+|\/+$/g, '')
  if (inner.endsWith('.html')) return inner
  return inner === '' ? 'index.html' : `${inner}/index.html`
}

/**
 * The platform's own pages, as `astro build` left them in `clientFolder` and with the facts of this installation and moment filled in: kept in
 * memory, compressed, with an ETag. `page` answers an address, or `undefined` when there is no such page; `error` answers with one of those that say what
 * went wrong.
 */
export const platformPageServer = (clientFolder: string, facts: PlatformFacts, momentFacts: () => MomentFacts) => {
  const files = readdirSync(clientFolder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.html'),
  )
  const pages = new Map(
    files.map((name) => {
      const html = readFileSync(join(clientFolder, name), 'utf8')
      return [name.replaceAll('\\', '/'), pageOfMoment(fillPage(html, facts), momentFacts)]
    }),
  )

  return {
    /** The addresses of pages that search engines may show: those that name their one address. */
    addresses: [...pages.values()].flatMap((page) => CANONICAL.exec(page().bytes.toString())?.[1] ?? []).sort(),
    page: async (c: Context): Promise<Response | undefined> => {
      const page = pages.get(fileOf(c.req.path))
      return page && answerFromMemory(c, page())
    },
    error: async (c: Context, file: ErrorPage, status: 404 | 500 | 503): Promise<Response> => {
      const page = pages.get(file)
      if (!page) throw new Error(`the site was built without ${file}`)
      return answerFromMemory(c, page(), status)
    },
  }
}
