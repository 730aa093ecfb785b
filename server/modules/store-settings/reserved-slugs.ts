/** First path segments that are not in the route table but must never become a shop: files browsers ask for, and room to grow. */
const alwaysReserved = [
  'api',
  'admin',
  'store',
  'stores',
  'assets',
  'media',
  'preview',
  'layouts',
  'static',
  'healthz',
  'readyz',
  'metrics',
  'login',
  'logout',
  'signup',
  'register',
  'help',
  'support',
  'about',
  'blog',
  'pricing',
  'terms',
  'privacy',
  'www',
  'mail',
  'account',
  'settings',
  'dev',
  'docs',
  'favicon',
  'robots',
  'sitemap',
  'manifest',
  'whatsstore',
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
