/** Import rules of CONTRIBUTING.md: imports run downwards, without circles. */
const forbid = (name, from, to, comment) => ({ name, comment, severity: 'error', from, to })

/** The rooms of the server, from the ground up. A room imports rooms below it. */
const FLOORS = [
  ['lib'],
  ['db', 'image-process'],
  ['background', 'ports'],
  ['http', 'queue', 'config'],
  ['records'],
  ['auth'],
  ['modules'],
  ['publish'],
  ['site', 'maintenance', 'share-images'],
  ['services'],
]

/** The areas of `server/modules`, from the ground up. An area imports areas below it. */
const AREAS = ['messages', 'growth', 'catalogue', 'shop', 'selling', 'account', 'operation']

const above = (floors, n) =>
  floors
    .slice(n + 1)
    .flat()
    .join('|')

const floorRules = FLOORS.slice(0, -1).map((rooms, n) =>
  forbid(
    `${rooms.join('-and-')}-import-downwards`,
    { path: `^server/(${rooms.join('|')})/` },
    { path: `^server/(${above(FLOORS, n)})/` },
    'Rooms of the server stand on those below them; see FLOORS.',
  ),
)

const areaRules = AREAS.slice(0, -1).map((area, n) =>
  forbid(
    `${area}-imports-downwards`,
    { path: `^server/modules/${area}/` },
    { path: `^server/modules/(${AREAS.slice(n + 1).join('|')})/` },
    'Areas of modules import one another one way; see AREAS.',
  ),
)

export default {
  forbidden: [
    {
      ...forbid('no-circles-of-folders', {}, { circular: true }, 'Whoever reads one folder must not need the other.'),
      scope: 'folder',
    },
    forbid('no-circles', {}, { circular: true }, 'Two files that need each other are one, or share a third.'),
    ...floorRules,
    ...areaRules,
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
      'features-stand-apart',
      { path: '^src/features/([^/]+)/', pathNot: '^src/features/(dashboard/|store/store-views\\.ts$)' },
      { path: '^src/features/([^/]+)/', pathNot: ['^src/features/$1/', '^src/features/shared/'] },
      'A feature never imports another, but for the two lists of tabs and views. What several need is in features/shared.',
    ),
    forbid(
      'browser-knows-no-server',
      { path: '^src/' },
      { path: '^(server|scripts)/' },
      'The browser knows the server by its contract.',
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
      { path: '^server/', pathNot: '^server/app\\.ts$' },
      { path: '^server/modules/.*\\.routes\\.ts$' },
      'Only the application mounts routes; a module uses another one by its service.',
    ),
    forbid(
      'repos-stay-in-their-module',
      { path: '^server/modules/([^/]+/[^/]+)/', pathNot: '^server/modules/operation/admin/' },
      {
        path: '^server/modules/.*\\.repo\\.ts$',
        pathNot: ['^server/modules/$1/', '^server/modules/messages/order-messages/message-queue\\.repo\\.ts$'],
      },
      'Everyone may read server/records; of another module, use the service. Admin reports on everything.',
    ),
    forbid(
      'migrations-import-kysely-only',
      { path: '^server/db/migrations/' },
      { path: '.', pathNot: 'node_modules/kysely/' },
      'A migration stays what it was, whatever becomes of the code.',
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
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { conditionNames: ['import', 'node', 'default'], exportsFields: ['exports'] },
  },
}
