/**
 * Sets up what is missing, then runs a command. Plain JavaScript without dependencies, for any Node from 20 on,
 * because it runs before `npm ci`. Everything later runs on the Node of the `node` package.
 *
 *     node scripts/setup.mjs start | check | t [PATH] | test | dev | run SCRIPT [ARGUMENTS]
 */
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { delimiter, dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isOutdated, once } from './support/once.mjs'

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..')
process.chdir(root)
const bin = join(root, 'node_modules', '.bin')
const env = {
  // Keeps Node's compiled code: a start takes 340 ms instead of 560, and 30 MB less.
  NODE_COMPILE_CACHE: join(root, '.setup', 'compiled'),
  ...process.env,
  PATH: `${bin}${delimiter}${process.env.PATH}`,
  ASTRO_TELEMETRY_DISABLED: '1',
}
/**
 * Keeps a server small: two malloc arenas instead of eight per core, freed memory returned at once, young objects
 * collected early. Under `npm run drill -- soak` that saves a quarter. Sixteen libuv threads, so that hashing a
 * password does not wait for files: under `npm run drill -- uploads` a sign-in takes half the time it takes with four.
 */
const serverEnvironment = {
  UV_THREADPOOL_SIZE: process.env.UV_THREADPOOL_SIZE || '16',
  MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX || '2',
  MALLOC_TRIM_THRESHOLD_: process.env.MALLOC_TRIM_THRESHOLD_ || '131072',
  NODE_OPTIONS: process.env.NODE_OPTIONS || '--max-semi-space-size=4',
}
const node = () => (existsSync(join(bin, 'node')) ? join(bin, 'node') : process.execPath)

const say = (text) => process.stdout.write(`${text}\n`)
const seconds = (started) => `${((performance.now() - started) / 1000).toFixed(1)} s`

/** Runs a command to its end. A failure shows what it printed and ends the set-up. */
const run = (title, command, args, { quiet = false, extra = {} } = {}) => {
  const started = performance.now()
  const result = spawnSync(command, args, {
    env: { ...env, ...extra },
    stdio: quiet ? 'pipe' : 'inherit',
    maxBuffer: 1 << 28,
  })
  if (result.status !== 0) {
    if (quiet) process.stderr.write(`${result.stdout ?? ''}${result.stderr ?? ''}`)
    process.stderr.write(`✗ ${title} failed${result.error ? `: ${result.error.message}` : ''}\n`)
    process.exit(result.status || 1)
  }
  say(`✓ ${title} (${seconds(started)})`)
}

/** All packages. */
const ALL = { mark: '.setup/dependencies', inputs: ['package-lock.json'], product: 'node_modules/.bin/vitest' }
/** Packages of a server alone. They install in half the time. */
const SERVING = { mark: '.setup/serving', inputs: ALL.inputs, product: 'node_modules/.bin/node', left: '--omit=dev' }
/** Scripts that need all packages. */
const FOR_WORK = /^scripts\/(bench|drill|simulate)\.ts$/
const SITE = {
  mark: '.setup/site',
  inputs: ['src', 'layouts-catalog', 'public', 'scripts/build', 'astro.config.mjs', 'package-lock.json'],
  product: 'dist/server/entry.mjs',
}

/** The file that a package's command runs. */
const program = (name) => {
  const { bin: programs } = JSON.parse(readFileSync(join('node_modules', name, 'package.json'), 'utf8'))
  return join('node_modules', name, typeof programs === 'string' ? programs : Object.values(programs)[0])
}

const installDependencies = (needed = ALL) => {
  // Once they are all there, they all stay.
  const { left = [], ...wanted } = existsSync(ALL.product) ? ALL : needed
  once(wanted, () => {
    say('  Installing dependencies …')
    run('Dependencies installed', 'npm', ['ci', '--no-fund', '--no-audit'].concat(left), { quiet: true })
  })
  const { status, stderr } = spawnSync(node(), ['--version'], { encoding: 'utf8' })
  if (status === 0) return
  process.stderr.write(`✗ The Node that comes with the dependencies does not start here: ${stderr?.trim()}
  Bare systems lack a library of it: libatomic1 on Debian and Ubuntu, libatomic on Fedora. Install it and try again.\n`)
  process.exit(1)
}

const buildSite = () => once(SITE, () => run('Site built', node(), [program('astro'), 'build'], { quiet: true }))

/** Adds only what a command lacks: a server may be running and using the rest. */
const fillGaps = (script) => {
  const needed = FOR_WORK.test(script) ? ALL : SERVING
  if (!existsSync(needed.product)) installDependencies(needed)
  if (!existsSync(SITE.product)) buildSite()
  else if (isOutdated(SITE)) process.stderr.write('The site is older than its sources; npm start builds it.\n')
}

const dataDir = () => resolve(process.env.DATA_DIR || './data')

/** Whether the demo stores are not all there yet: the mark of a seeding that is under way, or was interrupted. */
const isDemoPart = () => existsSync(join(dataDir(), 'demo.part'))

/** Fills an empty data folder with the demo stores; a seeding that was interrupted is taken up again. */
const seedDemo = () => {
  const { DATABASE_URL, SEED_DEMO } = process.env
  // PostgreSQL may hold somebody's shops already, whatever the folder looks like: there the demo must be asked for.
  if (SEED_DEMO === '0' || (DATABASE_URL && SEED_DEMO !== '1')) return
  const fresh = !existsSync(join(dataDir(), DATABASE_URL ? 'published' : 'app.db'))
  if (!fresh && !isDemoPart()) return
  say('  Drawing and publishing the demo stores …')
  run('Demo stores seeded', node(), ['scripts/seed.ts'])
}

/** Runs a program beside others and does not outlive them. Resolves with its exit code. */
const beside = (args, stdio) =>
  new Promise((resolve) => {
    const child = spawn(node(), args, { env, stdio })
    process.on('exit', () => child.kill())
    child.on('exit', resolve)
  })

/** Draws the gallery's pictures of the layouts that are missing or older than the layouts. */
const drawLayouts = () => beside(['scripts/layout-pictures.ts', '--missing'], 'ignore')

/** Runs a program in the foreground; signals go to it, and its end is ours. */
const become = (args, { extra = {}, onMessage } = {}) => {
  const child = spawn(node(), args, { env: { ...env, ...extra }, stdio: ['inherit', 'inherit', 'inherit', 'ipc'] })
  for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => child.kill(signal))
  if (onMessage) child.on('message', onMessage)
  child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)))
}

/** The server as this machine reaches it. */
const localOrigin = (port) => {
  const host = process.env.HOST || 'localhost'
  if (host === '::' || host === '0.0.0.0') return `http://localhost:${port}`
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`
}

/** The demo stores that are there, with their sellers' sign-ins. */
const showDemo = (origin) => {
  const file = join(dataDir(), 'demo.json')
  if (!existsSync(file)) return
  const demo = JSON.parse(readFileSync(file, 'utf8'))
  const line = (what, address, account = '') =>
    say(`  ${what.padEnd(18)} ${`${origin}${address}`.padEnd(58)} ${account}`)
  for (const { layout, slug, email, password } of demo.stores) {
    // A folder that an earlier version seeded does not say whose they are.
    line(layout, `/store/${slug}`, email && `${email} / ${password}`)
  }
  if (demo.landing) line('landing', demo.landing)
  say(isDemoPart() ? '  More demo stores are being added.\n' : '')
}

/** Adds the rest of the demo while the server runs; `shown` is its public origin. */
const addTheRest = async (origin, shown) => {
  await drawLayouts()
  if (!isDemoPart()) return
  await beside(['scripts/demo/add-the-rest.ts', origin], ['ignore', 'ignore', 'inherit'])
  await drawLayouts()
  if (isDemoPart()) return
  say('✓ All demo stores are there')
  showDemo(shown)
}

const start = () => {
  const began = performance.now()
  installDependencies(SERVING)
  buildSite()
  seedDemo()
  become(['server/main.ts'], {
    extra: { ...serverEnvironment, LOG_LEVEL: process.env.LOG_LEVEL || 'warn' },
    onMessage: ({ kind, port, database }) => {
      if (kind !== 'listening') return
      say(`✓ Serving, with ${database} (${seconds(began)} in all)`)
      const shown = process.env.PUBLIC_ORIGIN || localOrigin(port)
      say(`\n  WhatsStore is open: ${shown}`)
      showDemo(shown)
      addTheRest(localOrigin(port), shown)
    },
  })
}

/** Runs a check beside others. A failure ends all of them. */
const check = async (title, ...args) => {
  const started = performance.now()
  const code = await beside(args, 'inherit')
  if (code !== 0) {
    process.stderr.write(`✗ ${title} failed\n`)
    process.exit(code || 1)
  }
  say(`✓ ${title} (${seconds(started)})`)
}

/** Checks what needs no types: format, lint, import rules, words, styles that name left or right. */
const checkSources = async () => {
  const cruiser = program('dependency-cruiser')
  const folders = ['src', 'server', 'layouts-catalog', 'scripts']
  await check('Format and lint', program('@biomejs/biome'), 'check', '--error-on-warnings', '.')
  await check('Import rules', cruiser, ...folders)
  await check(
    'Store pages without zod',
    cruiser,
    '--config',
    '.dependency-cruiser.runtime.mjs',
    'src/storefront',
    'src/stores',
  )
  await check('Words', 'scripts/check-words.mjs')
  await check('Sides', 'scripts/check-sides.ts')
  await check('Generated pages', 'scripts/docs.ts', '--check')
}

/** Checks types, leaving out `.astro` files. A second run reads only what has changed. */
const checkTypes = () =>
  check('Types', 'node_modules/typescript/bin/tsc', '--incremental', '--tsBuildInfoFile', '.setup/types.tsbuildinfo')

/** The short check: two lanes for two cores. */
const checkShortly = async () => {
  const started = performance.now()
  installDependencies()
  mkdirSync('.setup', { recursive: true })
  await Promise.all([checkTypes(), checkSources()])
  say(`✓ Everything checked (${seconds(started)})`)
}

/** Runs tests, then names the slowest files and folders. */
const runTests = async (args, extra) => {
  Object.assign(env, extra)
  rmSync('test-results/vitest.json', { force: true })
  const code = await beside([program('vitest'), ...args], 'inherit')
  if (existsSync('test-results/vitest.json')) await beside(['scripts/slowest-tests.mjs'], 'inherit')
  if (code !== 0) {
    process.stderr.write('✗ Tests failed\n')
    process.exit(code || 1)
  }
}

/** Files that differ from the last commit; where none does, the files of the last commit. */
const changedFiles = () => {
  const git = (...args) => spawnSync('git', args, { encoding: 'utf8' }).stdout?.split('\n').filter(Boolean) ?? []
  const own = [...git('diff', '--name-only', 'HEAD'), ...git('ls-files', '--others', '--exclude-standard')]
  return own.length > 0 ? own : git('diff', '--name-only', 'HEAD~1', 'HEAD')
}

/** Tests load the built site and not its sources, so a change in these folders is a change of what was built. */
const BUILT = /^(src|layouts-catalog)\/(?!contract\/)/
const BUILT_SITE_IN_TESTS = ['tests/support/fixtures/built-renderer.ts', 'tests/support/fixtures/fixture-site.ts']

/** The short test: the given paths, or what the change touches. Starts no browser, no process, no PostgreSQL. */
const testShortly = async (paths) => {
  installDependencies()
  buildSite()
  const changed = changedFiles()
  const touched = changed.some((file) => BUILT.test(file)) ? [...changed, ...BUILT_SITE_IN_TESTS] : changed
  const chosen = paths.length > 0 ? ['run', ...paths] : ['related', '--run', '--passWithNoTests', ...touched]
  const project = paths.some((path) => path.startsWith('--project')) ? [] : ['--project', 'in-process']
  await runTests([...chosen, ...project], { TEST_PATIENCE_SECONDS: process.env.TEST_PATIENCE_SECONDS || '5' })
}

const test = async (args) => {
  const started = performance.now()
  installDependencies()
  buildSite()
  run('Browser found', node(), ['scripts/support/browser.ts'])
  // Types take longest and one core: everything else runs beside them, the first tests too.
  const types = check('Types', program('@astrojs/check'), '--minimumFailingSeverity', 'error')
  await checkSources()
  await check('Dead code', program('knip'))
  await Promise.all([types, runTests(['run', ...args])])
  say(`✓ Everything checked and tested (${seconds(started)})`)
}

const HELP = {
  start: `Usage: npm start

Installs what is missing, builds the site, fills an empty data folder with demo shops and serves all of it.
Ctrl+C ends it. Settings are environment variables, such as PORT=8080 npm start:

  DATA_DIR    where everything is kept (./data)
  PORT, HOST  where it is served (4321, localhost)
  SEED_DEMO   0 leaves the demo shops out

All of them: scripts/deploy/configuration.md. All commands: scripts/deploy/commands.md.`,
  check: `Usage: npm run check

Checks types, format, import rules and words.`,
  t: `Usage: npm run t [-- PATH …] [-- options of vitest]

Runs the short tests of a path; without one, those that your change touches.`,
  test: `Usage: npm test [-- options of vitest]

Builds the site, finds or installs a browser, then runs every check and every test. Needs no data folder.`,
  dev: `Usage: npm run dev

Serves the site with its sources, for work on pages and layouts.`,
}

const [what, ...rest] = process.argv.slice(2)
if (HELP[what] && rest.some((word) => word === '--help' || word === '-h')) say(HELP[what])
else if (what === 'start') start()
else if (what === 'check') checkShortly()
else if (what === 't') testShortly(rest)
else if (what === 'test') test(rest)
else if (what === 'dev') {
  installDependencies()
  buildSite()
  seedDemo()
  become(['scripts/dev.ts'])
} else if (what === 'run' && rest.length > 0) {
  fillGaps(rest[0])
  become(rest, { extra: serverEnvironment })
} else {
  process.stderr.write('Usage: node scripts/setup.mjs start | check | t [PATH] | test | dev | run SCRIPT [ARGUMENTS]\n')
  process.exit(2)
}
