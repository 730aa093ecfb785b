import { hash } from 'node:crypto'

/** The policy source of a script or style that stands inside a page: `'sha256-…'`. */
export const hashSource = (content: string): string => `'sha256-${hash('sha256', content, 'base64')}'`

/** What may run and style a page besides the site's own files, as policy sources. */
export interface InlineSources {
  scripts: readonly string[]
  styles: readonly string[]
}

/**
 * A store page's Content-Security-Policy. Takes the API's origin, if it is not the page's own, and the sources of what stands inside the
 * page. A meta policy cannot carry frame-ancestors: the server sends that.
 */
export const pagePolicy = (apiOrigin: string, { scripts, styles }: InlineSources): string =>
  [
    "default-src 'none'",
    "img-src 'self' data:",
    "font-src 'self'",
    "manifest-src 'self'",
    // A store has no service worker, and nothing in it may register one.
    "worker-src 'none'",
    `connect-src 'self'${apiOrigin ? ` ${apiOrigin}` : ''}`,
    "base-uri 'none'",
    "form-action 'none'",
    ["script-src 'self'", ...scripts].join(' '),
    ["style-src 'self'", ...styles].join(' '),
  ].join('; ')
