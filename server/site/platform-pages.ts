import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import { LANGUAGE_COOKIE } from '#contract/languages.ts'
import type { MomentFacts, PlatformFacts } from '#contract/platform-facts.ts'
import { fillPage } from './fill-page.ts'
import { answerFromMemory, type PageInMemory, pageInMemory } from './page-in-memory.ts'

const META = /<meta http-equiv="content-security-policy" content="([^"]*)"/
const CANONICAL = /<link rel="canonical" href="([^"]*)"/

/** Returns a page's policy with `frame-ancestors`, which only a header can set. Throws when the page has no policy. */
const policyOf = (html: string): string => {
  const policy = META.exec(html)?.[1]
  if (!policy) throw new Error('a page of the platform has no policy')
  return `${policy.trim().replace(/;$/, '')}; frame-ancestors 'none'`
}

const toPage = (html: string): PageInMemory => pageInMemory(html, { 'content-security-policy': policyOf(html) })

/** Returns a function for a page. It fills the page again when a fact of the moment changes, a few times a day. */
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

/** Pages for errors. They have addresses like all pages, but nothing links to them. */
type ErrorPage = 'store-not-found/index.html' | '404.html' | '500.html'

/** Returns the file of a path: `/auth/verify/` → `auth/verify/index.html`. File names stay. */
const fileOf = (path: string): string => {
  const inner = path.replace(/^\/+|\/+$/g, '')
  if (inner.endsWith('.html')) return inner
  return inner === '' ? 'index.html' : `${inner}/index.html`
}

/** Folder of a seller's pages in Urdu. */
export const urduFolder = (clientFolder: string): string => join(clientFolder, '..', 'urdu')

export const isInUrdu = (c: Context): boolean => getCookie(c, LANGUAGE_COOKIE) === 'ur'

/**
 * Serves the platform's own pages, built by `astro build` into `clientFolder`, from memory, compressed, with an ETag.
 * Fills in the facts of this installation and moment. `page` returns `undefined` when there is no such page, and
 * `error` answers with an error page. Where Urdu is offered, a cookie chooses the language of a seller's pages.
 */
export const platformPageServer = (clientFolder: string, facts: PlatformFacts, momentFacts: () => MomentFacts) => {
  const pagesOf = (folder: string) => {
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.html'))
    return new Map(
      files.map((name) => {
        const html = readFileSync(join(folder, name), 'utf8')
        return [name.replaceAll('\\', '/'), pageOfMoment(fillPage(html, facts), momentFacts)]
      }),
    )
  }
  const pages = pagesOf(clientFolder)
  const urdu = facts.urdu ? pagesOf(urduFolder(clientFolder)) : new Map<string, never>()

  return {
    /** Addresses for search engines: those of pages with a canonical link. */
    addresses: [...pages.values()].flatMap((page) => CANONICAL.exec(page().bytes.toString())?.[1] ?? []).sort(),
    page: async (c: Context): Promise<Response | undefined> => {
      const file = fileOf(c.req.path)
      const other = urdu.get(file)
      const page = other && isInUrdu(c) ? other : pages.get(file)
      const answer = page && (await answerFromMemory(c, page()))
      if (other) answer?.headers.append('vary', 'cookie')
      return answer
    },
    error: async (c: Context, file: ErrorPage, status: 404 | 500 | 503): Promise<Response> => {
      const page = pages.get(file)
      if (!page) throw new Error(`the site was built without ${file}`)
      return answerFromMemory(c, page(), status)
    },
  }
}
