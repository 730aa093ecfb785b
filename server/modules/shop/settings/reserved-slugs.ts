/** First path segments that are not in the route table but must never become a shop. */
const alwaysReserved = [
  // Pages of the platform, built or to come.
  ...['admin', 'auraorb', 'auth', 'contact', 'dashboard', 'layout-test', 'offline', 'privacy-policy', 'refund-policy'],
  ...['service-policy', 'terms-conditions', 'verify'],
  // Stores that the platform itself shows: made by its own commands, which no word is reserved for.
  ...['demo', 'demo-store', 'demo-store-whatsstore'],
  // What the server and browsers ask for.
  ...['api', 'assets', 'dev', 'favicon', 'healthz', 'layouts', 'manifest', 'media', 'metrics', 'preview', 'readyz'],
  ...['robots', 'sitemap', 'static', 'store', 'stores', 'sw', 'sw-js', 'well-known'],
  // What people take for the platform's own word.
  ...['about', 'account', 'accounts', 'billing', 'blog', 'docs', 'help', 'login', 'logout', 'mail', 'official'],
  ...['password', 'payment', 'payments', 'policy', 'pricing', 'privacy', 'refund', 'register', 'security', 'settings'],
  ...['signin', 'sign-in', 'signup', 'sign-up', 'support', 'terms', 'whatsapp', 'www'],
  // Where a buyer would give away what she should not.
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

/** Whatever begins with the platform's name, however it is hyphenated, speaks for the platform. */
const OWN_NAME = 'whatsstore'

/** Tells whether a seller may not take a word. */
export type ReservedSlugs = Pick<ReadonlySet<string>, 'has'>

/** `/auth/verify` → `auth`; `/sw.js` → `sw-js` and `sw`; a parameter reserves nothing. */
const firstSegment = (path: string): string[] => {
  const segment = path.split('/')[1] ?? ''
  if (segment === '' || /[:*[\]{}]/.test(segment)) return []
  const [stem = ''] = segment.split('.')
  return [segment.toLowerCase(), stem.toLowerCase()]
}

/** Every word a store may not take, derived from the paths the site answers. */
export const reservedSlugs = (paths: Iterable<string>): ReservedSlugs => {
  const words = new Set([...alwaysReserved, ...[...paths].flatMap(firstSegment)])
  return { has: (slug) => words.has(slug) || slug.replaceAll('-', '').startsWith(OWN_NAME) }
}
