/** Who may import whom: imports run downwards only, without circles. */
const forbid = (name, from, to, comment) => ({ name, comment, severity: 'error', from, to })

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
      'own-repo-only',
      { path: '^server/modules/([^/]+)/.*\\.(service|routes)\\.ts$' },
      { path: '^server/modules/[^/]+/[^/]+\\.routes\\.ts$', pathNot: '^server/modules/$1/' },
      'Routes are for the application, not for other modules.',
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
