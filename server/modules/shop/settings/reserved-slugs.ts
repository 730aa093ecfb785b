/** Reserved words beyond the first segments of routes. */
const alwaysReserved = [
  // Pages of the platform, existing or planned.
  ...['admin', 'auraorb', 'auth', 'contact', 'dashboard', 'layout-test', 'offline', 'privacy-policy', 'refund-policy'],
  ...['service-policy', 'terms-conditions', 'verify'],
  // Demo stores of the platform. Its own commands ignore reserved words.
  ...['demo', 'demo-store', 'demo-store-whatsstore'],
  // Paths that the server and browsers use.
  ...['api', 'assets', 'dev', 'favicon', 'healthz', 'layouts', 'manifest', 'media', 'metrics', 'preview', 'readyz'],
  ...['robots', 'sitemap', 'static', 'store', 'stores', 'sw', 'sw-js', 'well-known'],
  // Words that seem to speak for the platform.
  ...['about', 'account', 'accounts', 'billing', 'blog', 'docs', 'help', 'login', 'logout', 'mail', 'official'],
  ...['password', 'payment', 'payments', 'policy', 'pricing', 'privacy', 'refund', 'register', 'security', 'settings'],
  ...['signin', 'sign-in', 'signup', 'sign-up', 'support', 'terms', 'whatsapp', 'www'],
  // Words that could trick buyers into giving away secrets.
  ...[
    'bank',
    'cart',
    'checkout',
    'confirm',
    'easypaisa',
    'invoice',
    'jazzcash',
    'kyc',
    'otp',
    'pay',
    'payout',
    'reset',
  ],
  ...['reset-password', 'safety', 'secure', 'trust', 'unlock', 'verification', 'verified', 'wallet', 'withdraw'],
]

/** Platform name. Reserves every slug that begins with it, however hyphenated. */
const OWN_NAME = 'whatsstore'

/** Words a seller may not take. */
export type ReservedSlugs = Pick<ReadonlySet<string>, 'has'>

/** Returns a path's first segment: `/auth/verify` → `auth`; `/sw.js` → `sw.js` and `sw`. Ignores parameters. */
const firstSegment = (path: string): string[] => {
  const segment = path.split('/')[1] ?? ''
  if (segment === '' || /[:*[\]{}]/.test(segment)) return []
  const [stem = ''] = segment.split('.')
  return [segment.toLowerCase(), stem.toLowerCase()]
}

/** Returns the words a store may not take, including first segments of the site's paths. */
export const reservedSlugs = (paths: Iterable<string>): ReservedSlugs => {
  const words = new Set([...alwaysReserved, ...[...paths].flatMap(firstSegment)])
  return { has: (slug) => words.has(slug) || slug.replaceAll('-', '').startsWith(OWN_NAME) }
}
