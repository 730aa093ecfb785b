/** First path segments that are not in the route table but must never become a shop. */
const alwaysReserved = [
  // Pages of the platform, built or to come.
  ...['admin', 'auraorb', 'auth', 'contact', 'dashboard', 'layout-test', 'offline', 'privacy-policy', 'refund-policy'],
  ...['service-policy', 'terms-conditions', 'verify'],
  // What the server and browsers ask for.
  ...['api', 'assets', 'dev', 'favicon', 'healthz', 'layouts', 'manifest', 'media', 'metrics', 'preview', 'readyz'],
  ...['robots', 'sitemap', 'static', 'store', 'stores', 'sw', 'sw-js', 'well-known'],
  // What people take for the platform's own word.
  ...['about', 'account', 'accounts', 'billing', 'blog', 'docs', 'help', 'login', 'logout', 'mail', 'official'],
  ...['password', 'payment', 'payments', 'policy', 'pricing', 'privacy', 'refund', 'register', 'security', 'settings'],
  ...['signin', 'sign-in', 'signup', 'sign-up', 'support', 'terms', 'whatsapp', 'whatsstore', 'www'],
]

/** `/auth/verify` → `auth`; `/sw.js` → `sw-js` and `sw`; a parameter reserves nothing. */
const firstSegment = (path: string): string[] => {
  const segment = path.split('/')[1] ?? ''
  if (segment === '' || /[:*[\]{}]/.test(segment)) return []
  const [stem = ''] = segment.split('.')
  return [segment.toLowerCase(), stem.toLowerCase()]
}

/** Every word a store may not take, derived from the paths the site answers. */
export const reservedSlugs = (paths: Iterable<string>): ReadonlySet<string> =>
  new Set([...alwaysReserved, ...[...paths].flatMap(firstSegment)])
