import { hash } from 'node:crypto'
import { pixelSources } from '#contract/pixels/pixels.ts'

/** The policy source of a script or style that stands inside a page: `'sha256-…'`. */
export const hashSource = (content: string): string => `'sha256-${hash('sha256', content, 'base64')}'`

const NO_PIXELS = pixelSources(undefined)

/** Policy sources of inline scripts and styles. */
export interface InlineSources {
  scripts: readonly string[]
  styles: readonly string[]
}

/**
 * Returns a store page's Content-Security-Policy for its `meta` element. `apiOrigin` is empty for the page's own.
 * `pixels`: hosts of the shop's own. `withForms`: its own forms may be sent.
 * The server sends frame-ancestors, which `meta` cannot carry.
 */
export const pagePolicy = (
  { apiOrigin, pixels = NO_PIXELS }: { apiOrigin: string; pixels?: ReturnType<typeof pixelSources> },
  { scripts, styles }: InlineSources,
  withForms = false,
): string =>
  [
    "default-src 'none'",
    ["img-src 'self' data:", ...pixels.reports].join(' '),
    "font-src 'self'",
    "manifest-src 'self'",
    // A store has no service worker, and nothing in it may register one.
    "worker-src 'none'",
    ["connect-src 'self'", ...(apiOrigin ? [apiOrigin] : []), ...pixels.reports].join(' '),
    "base-uri 'none'",
    `form-action ${withForms ? "'self'" : "'none'"}`,
    ["script-src 'self'", ...pixels.scripts, ...scripts].join(' '),
    ["style-src 'self'", ...styles].join(' '),
  ].join('; ')
