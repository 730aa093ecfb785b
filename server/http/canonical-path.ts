import { createMiddleware } from 'hono/factory'
import { messages } from '#contract/error-messages.ts'
import { AppError } from './app-error.ts'

/** Returns what a lenient proxy might make of a path: decoded, slashes and dots resolved, lower case. */
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
 * Refuses other spellings of API paths with `not_found`: `//api/admin`, `/%61pi/admin`, `/API/admin`,
 * `/api/x/../admin`. They could get around rules by path, here or in a proxy.
 */
export const canonicalPath = createMiddleware(async (c, next) => {
  const raw = /^\w+:\/\/[^/]*([^?#]*)/.exec(c.req.raw.url)?.[1] ?? c.req.path
  const plain = head(plainPath(raw))
  if ((plain === '/api' || plain.startsWith('/api/')) && head(raw) !== plain)
    throw new AppError('not_found', messages.notFound)
  return next()
})
