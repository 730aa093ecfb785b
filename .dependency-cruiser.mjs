/** Who may import whom: imports run downwards only, without circles. */
const forbid = (name, from, to, comment) => ({ name, comment, severity: 'error', from, to })

/** Reads that every module may do: who an account is, whose a store is, what it sells, how it looks, what waits to be published or sent. */
const SHARED_RECORDS =
  '^server/modules/(users/users|stores/stores|products/products|images/images|layouts/layouts|orders/orders|publications/publications|publications/publish-jobs|order-messages/message-queue)\\.repo\\.ts$'

export default {
  forbidden: [
    forbid('no-circles', {}, { circular: true }, 'Two files that need each other are one, or share a third.'),
    forbid(
      'contract-stands-alone',
      { path: '^src/contract/' },
      { path: '^(src|server|layouts-catalog|scripts|tests)/', pathNot: '^src/contract/' },
      'The contract is what all others share.',
    ),
    forbid(
      'contract-imports-zod-only',
      { path: '^src/contract/', pathNot: '\\.test\\.ts$' },
      { dependencyTypes: ['npm', 'core'], pathNot: 'node_modules/zod/' },
      'It runs in browsers and servers alike.',
    ),
    forbid(
      'no-zod-on-store-pages',
      { path: '^src/(storefront|stores)/' },
      { path: 'node_modules/zod/', reachable: true },
      'A store page has no room for it.',
    ),
    forbid(
      'browser-knows-no-server',
      { path: '^src/', pathNot: '^src/lib/api\\.ts$' },
      { path: '^(server|scripts)/' },
      'The browser knows the server by its type, in src/lib/api/api.ts.',
    ),
    forbid(
      'catalogue-knows-no-server',
      { path: '^layouts-catalog/' },
      { path: '^(server|scripts)/' },
      'Layouts draw what the page model says.',
    ),
    forbid(
      'server-uses-no-island',
      { path: '^server/' },
      { path: '^src/', pathNot: '^src/contract/' },
      'Of src, the server shares the contract only.',
    ),
    forbid(
      'routes-are-for-the-application',
      { path: '^server/([^/]+/[^/]+)', pathNot: '^server/app\\.ts$' },
      { path: '^server/modules/[^/]+/[^/]+\\.routes\\.ts$', pathNot: '^server/$1/' },
      'Routes are mounted by the application; a module uses another one by its service.',
    ),
    forbid(
      'only-shared-records-of-other-modules',
      { path: '^server/modules/([^/]+)/', pathNot: '^server/modules/admin/' },
      { path: '^server/modules/[^/]+/.*\\.repo\\.ts$', pathNot: ['^server/modules/$1/', SHARED_RECORDS] },
      'Of another module, a module uses the service, and the reads that CONTRIBUTING.md names; admin reports on all.',
    ),
    forbid(
      'migrations-import-kysely-only',
      { path: '^server/db/migrations/' },
      { pathNot: 'node_modules/kysely/' },
      'A migration stays as it was released, whatever becomes of the code.',
    ),
    forbid(
      'product-runs-without-scripts',
      { path: '^(server|src|layouts-catalog)/', pathNot: '\\.test\\.ts$' },
      { path: '^(scripts|tests)/' },
      'Commands and tests stand on the product, not the other way round.',
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: false,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { conditionNames: ['import', 'node', 'default'], exportsFields: ['exports'] },
  },
}
