import { createMiddleware } from 'hono/factory'
import { messages } from '#contract/error-messages.ts'
import { AppError } from './app-error.ts'

/** What a lenient server in front of us might take a path for: decoded, slashes and dots resolved, lower case. */
const plainPath = (path: string): string => {
  let plain = path
  for (let round = 0; round < 3 && plain.includes('%'); round++) {
    try {
      plain = decodeURIComponent(plain)
    } catch {
      break
    }
  }
  const parts: string[] = []
  for (const part of plain.replaceAll('\\', '/').split('/')) {
    if (part === '..') parts.pop()
    else if (part !== '' && part !== '.') parts.push(part.toLowerCase())
  }
  return `/${parts.join('/')}`
}

const head = (path: string): string => path.split('/').slice(0, 3).join('/')

/**
 * The API has one spelling: `//api/admin`, `/%61pi/admin`, `/API/admin` or `/api/x/../admin` are not found, so that no rule that goes by
 * the path, here or in a server in front, can be walked around.
 */
export const canonicalPath = createMiddleware(async (c, next) => {
  const raw = /^\w+:\/\/[^/]*([^?#]*)/.exec(c.req.raw.url)?.[1] ?? c.req.path
  const plain = head(plainPath(raw))
  if ((plain === '/api' || plain.startsWith('/api/')) && head(raw) !== plain)
    throw new AppError('not_found', messages.notFound)
  return next()
})
