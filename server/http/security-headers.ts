import type { Context, MiddlewareHandler } from 'hono'

/** How long a browser insists on TLS, in seconds: a year, the least that lists of such hosts accept. */
const HSTS_SECONDS = 365 * 86_400

/** What pages here have no use for; a script that got in must not have it either. */
const UNUSED = ['accelerometer', 'browsing-topics', 'camera', 'display-capture', 'geolocation', 'gyroscope']
const UNUSED_TOO = ['magnetometer', 'microphone', 'midi', 'payment', 'publickey-credentials-get', 'serial', 'usb']

/** One set of headers for every answer: pages, images, the API, health. `publicOrigin` tells whether there is TLS in front. */
export const standardHeaders = ({ publicOrigin }: { publicOrigin: string }): Record<string, string> => ({
  'x-content-type-options': 'nosniff',
  // A store may be shown in its seller's own preview, nowhere else.
  'x-frame-options': 'SAMEORIGIN',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  // Others may show what belongs to a store page; nothing else.
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': [...UNUSED, ...UNUSED_TOO].map((feature) => `${feature}=()`).join(', '),
  ...(publicOrigin.startsWith('https://') ? { 'strict-transport-security': `max-age=${HSTS_SECONDS}` } : {}),
})

const COMPLETE = 'headersAreComplete'

/** Notes that an answer brings all of the standard headers: looking for them made a page cost 7 % more. */
export const noteStandardHeaders = (c: Context): void => c.set(COMPLETE, true)

/** Puts the standard headers on every answer. What an answer has of its own stays. */
export const securityHeaders = (config: { publicOrigin: string }): MiddlewareHandler => {
  const headers = Object.entries(standardHeaders(config))
  return async (c, next) => {
    await next()
    if (c.get(COMPLETE)) return
    for (const [name, value] of headers) if (!c.res.headers.has(name)) c.res.headers.set(name, value)
  }
}

/** On what belongs to store pages, which other hosts may show: a link's preview, a page on a host of its own. */
export const FOR_EVERYBODY = { 'cross-origin-resource-policy': 'cross-origin' }
