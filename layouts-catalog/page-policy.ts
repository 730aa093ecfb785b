import { hash } from 'node:crypto'

/** The policy source of a script or style that stands inside a page: `'sha256-…'`. */
export const hashSource = (content: string): string => `'sha256-${hash('sha256', content, 'base64')}'`

/** Policy sources of inline scripts and styles. */
export interface InlineSources {
  scripts: readonly string[]
  styles: readonly string[]
}

/**
 * Returns a store page's Content-Security-Policy for its `meta` element. `apiOrigin` is empty for the page's own.
 * `withForms`: its own forms may be sent.
 * The server sends frame-ancestors, which `meta` cannot carry.
 */
export const pagePolicy = (apiOrigin: string, { scripts, styles }: InlineSources, withForms = false): string =>
  [
    "default-src 'none'",
    "img-src 'self' data:",
    "font-src 'self'",
    "manifest-src 'self'",
    // A store has no service worker, and nothing in it may register one.
    "worker-src 'none'",
    `connect-src 'self'${apiOrigin ? ` ${apiOrigin}` : ''}`,
    "base-uri 'none'",
    `form-action ${withForms ? "'self'" : "'none'"}`,
    ["script-src 'self'", ...scripts].join(' '),
    ["style-src 'self'", ...styles].join(' '),
  ].join('; ')
