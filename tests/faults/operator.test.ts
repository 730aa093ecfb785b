import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { messages } from '#contract/error-messages.ts'
import { startSession } from '#server/auth/sessions.ts'
import { changeProduct } from '#server/modules/catalogue/products/products.service.ts'
import { toStore } from '#server/records/stores/stores.repo.ts'
import { send, sendJson, textOf } from '../support/apps/http.ts'
import { createPublishingApp, insertTestStore, type PublishingApp } from '../support/apps/publishing-app.ts'
import { launchServer, runScript, startServer } from '../support/apps/real-server.ts'
import { breakStore } from '../support/fixtures/break-store.ts'
import { addProduct } from '../support/fixtures/published-shop.ts'

const emptyFolder = () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'whatsstore-operator-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
  return dataDir
}

/** A data folder with published stores of one product each. `change` works on it before it is closed. */
const publishedFolder = async (
  slugs: string[],
  change?: (app: PublishingApp, ids: Map<string, string>) => Promise<unknown>,
) => {
  const app = await createPublishingApp({ dataDir: emptyFolder() })
  const ids = new Map<string, string>()
  const tokens: string[] = []
  for (const slug of slugs) {
    const store = await insertTestStore(app, slug)
    const product = await addProduct(app, store, { price: 10_000 })
    ids.set(slug, store.id).set(`${slug} product`, product.id)
    tokens.push(await startSession(app.deps.db, app.deps.clock, store.user_id))
  }
  await app.settled()
  await change?.(app, ids)
  await app.stop()
  return { dataDir: app.dataDir, ids, tokens }
}

const rebuild = (dataDir: string, ...args: string[]) =>
  runScript(['scripts/rebuild.ts', ...args], { DATA_DIR: dataDir, PUBLISH_WORKERS: '1' })
const rollback = (dataDir: string, ...args: string[]) =>
  runScript(['scripts/rollback.ts', ...args], { DATA_DIR: dataDir, PUBLISH_WORKERS: '1' })

/** A row that no service writes and the page model cannot read. */
const breakStoreOf = (app: PublishingApp, id: string) =>
  app.deps.db.transaction().execute((trx) => breakStore(trx, id, { revision: 999 }))

const outdate = (app: PublishingApp, id: string) =>
  app.deps.db.updateTable('stores').set({ name: 'Renamed', revision: 500 }).where('id', '=', id).execute()

test('rebuild publishes what is stale and only that; --force renders all', async () => {
  const { dataDir } = await publishedFolder(['first', 'second', 'third'], async (app, ids) => {
    await outdate(app, ids.get('second') ?? '')
  })
  const listed = await rebuild(dataDir, '--stale', '--dry-run')
  expect(listed).toMatchObject({ code: 0, output: 'second: changed\n1 of 3 stores would be published.\n' })
  // Listing changed nothing.
  expect((await rebuild(dataDir, '--all', '--dry-run')).output).toContain('second: changed')

  const stale = await rebuild(dataDir, '--stale')
  expect(stale).toMatchObject({ code: 0, errors: '' })
  expect(stale.output).toMatch(/^1 store published, 2 unchanged; \d+ pages rendered, \d+ reused, 0 failed; [\d.]+ s$/m)

  const nothing = await rebuild(dataDir, '--all')
  expect(nothing).toMatchObject({
    code: 0,
    output: expect.stringMatching(/^0 stores published, 3 unchanged; 0 pages rendered/m),
  })

  const forced = await rebuild(dataDir, '--all', '--force')
  expect(forced.code).toBe(0)
  expect(forced.output).toMatch(/^3 stores published, 0 unchanged; [1-9]\d* pages rendered, 0 reused, 0 failed/m)

  const one = await rebuild(dataDir, '--store', 'third')
  expect(one).toMatchObject({
    code: 0,
    output: expect.stringMatching(/^1 store published, 0 unchanged; 0 pages rendered, \d+ reused/m),
  })
  const oneForced = await rebuild(dataDir, '--store', 'third', '--force')
  expect(oneForced).toMatchObject({
    code: 0,
    output: expect.stringMatching(/^1 store published, 0 unchanged; [1-9]\d* pages rendered, 0 reused/m),
  })
})

test('rebuild counts the store asked for, not those reconciled at its start', async () => {
  const { dataDir } = await publishedFolder(['first', 'second'], (app, ids) => outdate(app, ids.get('second') ?? ''))
  const one = await rebuild(dataDir, '--store', 'first', '--force')
  expect(one.output).toMatch(/^1 store published, 0 unchanged; /m)
  expect((await rebuild(dataDir, '--stale', '--dry-run')).output).toBe('0 of 2 stores would be published.\n')
})

test('rebuild names arguments it does not understand', async () => {
  const { dataDir } = await publishedFolder(['first'])
  expect(await rebuild(dataDir, '--store', 'nobody')).toMatchObject({
    code: 1,
    output: 'There is no store at "nobody".\n',
  })
  for (const args of [[], ['--all', '--stale'], ['--all', '--store', 'first']]) {
    expect(await rebuild(dataDir, ...args)).toMatchObject({
      code: 1,
      output: '',
      errors: 'Choose one of --all, --store <slug>, --stale or --verify.\n',
    })
  }
  const workers = await rebuild(dataDir, '--all', '--workers', 'many')
  expect(workers.code).toBe(1)
  expect(workers.errors).toMatch(/--workers.*A whole number of at least 1/)
})

test('a page that fails is named, the others are published, the exit code is 1', async () => {
  const { dataDir } = await publishedFolder(['broken', 'sound'], async (app, ids) => {
    await breakStoreOf(app, ids.get('broken') ?? '')
    await outdate(app, ids.get('sound') ?? '')
  })
  const alone = await rebuild(dataDir, '--all')
  expect(alone.code).toBe(1)
  expect(alone.output).toMatch(/^✗ broken \S+: .*is not a function/m)
  expect(alone.output).toMatch(/^1 store published, 0 unchanged; .* 1 failed/m)
  const server = await startServer(dataDir, { LOG_LEVEL: 'silent' })
  expect(textOf(await send(`${server.origin}/store/broken/`))).toContain('Glass bangles')
  expect(textOf(await send(`${server.origin}/store/sound/`))).toContain('Renamed')

  const beside = await rebuild(dataDir, '--store', 'broken')
  expect(beside.code).toBe(1)
  expect(beside.output).toMatch(/^✗ broken \S+: .*is not a function/m)
})

test('rebuild leaves the work to a running server', async () => {
  const { dataDir } = await publishedFolder(['first', 'second'])
  const server = await startServer(dataDir)
  const forced = await rebuild(dataDir, '--all', '--force')
  expect(forced.code).toBe(0)
  expect(forced.output).toMatch(/^2 stores published, 0 unchanged; [1-9]\d* pages rendered, 0 reused, 0 failed/m)
  expect((await send(`${server.origin}/store/first/`)).status).toBe(200)
})

test('rollback lists versions, makes one live again, and says when it cannot', async () => {
  const { dataDir, ids, tokens } = await publishedFolder(['noor'], async (app, made) => {
    const store = toStore(await app.deps.db.selectFrom('stores').selectAll().executeTakeFirstOrThrow())
    for (const price of [20_000, 30_000]) {
      await app.endSteps()
      await changeProduct(app.deps, store, made.get('noor product') ?? '', { price })
      await app.settled()
    }
  })
  const listed = await rollback(dataDir, 'noor', '--list')
  expect(listed.code).toBe(0)
  const lines = listed.output.trimEnd().split('\n')
  expect(lines[0]).toMatch(/^● version 3 {2}(?:Today|Yesterday), \d+:\d\d [ap]m {2}Price of .+ changed$/)
  expect(lines.slice(1).map((line) => line.slice(0, 11))).toEqual(['  version 2', '  version 1'])

  expect(await rollback(dataDir, 'nobody')).toMatchObject({ code: 1, errors: 'There is no store at "nobody".\n' })
  expect(await rollback(dataDir, 'noor', '77')).toMatchObject({
    code: 1,
    errors: 'Version 77 is not kept; see --list.\n',
  })
  const unnamed = await rollback(dataDir)
  expect(unnamed).toMatchObject({ code: 1, errors: expect.stringContaining("missing required argument 'slug'") })
  expect(unnamed.errors).toContain('Usage: rollback [options] <slug> [version]')

  expect(await rollback(dataDir, 'noor')).toMatchObject({ code: 0, output: 'noor shows version 2 again.\n' })
  const server = await startServer(dataDir)
  const shown = async () => /data-price="(\d+)"/.exec(textOf(await send(`${server.origin}/noor`)))?.[1]
  expect(await shown()).toBe('20000')
  // Beside the running server.
  expect(await rollback(dataDir, 'noor', '1')).toMatchObject({ code: 0, output: 'noor shows version 1 again.\n' })
  expect(await shown()).toBe('10000')
  expect(await rollback(dataDir, 'noor')).toMatchObject({ code: 1, errors: 'There is no earlier version.\n' })
  const saved = await sendJson(
    'PUT',
    `${server.origin}/api/products/${ids.get('noor product')}`,
    { price: 450 },
    { token: tokens[0] ?? '' },
  )
  expect(saved.status).toBe(200)
  await expect.poll(shown, { interval: 20 }).toBe('45000')
})

// `api/operations/config.test.ts` tries every wrong value without a process.
test.each([
  ['PORT', 'abc'],
  ['SECRET_KEY', 'password'],
  ['TRUSTED_PROXIES', 'everybody'],
])('a wrong %s stops the start with one sentence that names it', async (name, value) => {
  const { code, output, errors } = await runScript(['server/main.ts'], { DATA_DIR: emptyFolder(), [name]: value })
  expect({ code, output }).toEqual({ code: 1, output: '' })
  const [line = '', ...more] = errors.trimEnd().split('\n')
  expect(more).toEqual([])
  expect(line).toContain(`${name} is wrong`)
  expect(line).not.toMatch(/undefined|Invalid/)
  if (value === 'password') expect(line).not.toContain(value)
})

test('a command before the first start says so and creates nothing', async () => {
  const dataDir = emptyFolder()
  const commands = [
    ['scripts/admin.ts', 'list'],
    ['scripts/rebuild.ts', '--all'],
    ['scripts/rollback.ts', 'noor', '--list'],
    ['scripts/layout-pictures.ts'],
  ]
  for (const folder of [dataDir, join(dataDir, 'missing')]) {
    for (const command of commands) {
      expect(await runScript(command, { DATA_DIR: folder }), command[0]).toMatchObject({
        code: 1,
        output: '',
        errors: `There is no WhatsStore in ${folder} yet: npm start.\n`,
      })
    }
  }
  for (const name of ['start', 'test', 'check', 't', 'dev']) {
    const { code, output } = await runScript(['scripts/setup.mjs', name, '--help'], { DATA_DIR: dataDir })
    expect({ code, output }, name).toEqual({ code: 0, output: expect.stringMatching(/^Usage: npm /) })
  }
  expect(readdirSync(dataDir)).toEqual([])
})

test('a start after an unclean stop says what it checked and how much it made again', async () => {
  const { dataDir, ids } = await publishedFolder(['noor'])
  const killed = await startServer(dataDir)
  killed.kill('SIGKILL')
  await killed.ended
  const home = join(dataDir, 'published/sites', ids.get('noor') ?? '', '1', 'index.html')
  writeFileSync(home, readFileSync(home, 'utf8').slice(0, -100))
  const again = await startServer(dataDir)
  expect(again.said()).toContain(
    'The server was not stopped properly. The database and the published pages were checked; 1 shop was made again',
  )
  again.kill('SIGTERM')
  await again.ended
  const last = await startServer(dataDir)
  expect(last.said()).not.toContain('not stopped properly')
})

test('refuses a second server on the same data folder, and the first goes on', async () => {
  const { dataDir } = await publishedFolder(['noor'])
  const first = await startServer(dataDir)
  const second = await runScript(['server/main.ts'], { DATA_DIR: dataDir, PORT: '0' })
  expect(second).toMatchObject({
    code: 1,
    output: '',
    errors: `DATA_DIR ${dataDir} is in use by another WhatsStore process, ${first.pid}.\n`,
  })
  expect((await send(`${first.origin}/noor`)).status).toBe(200)
  first.kill('SIGTERM')
  expect((await first.ended).code).toBe(0)
  const again = await startServer(dataDir)
  expect((await send(`${again.origin}/noor`)).status).toBe(200)
})

test('a taken port and a foreign address stop the start with one sentence', async () => {
  const first = await startServer(emptyFolder())
  const { port } = new URL(first.origin)
  const dataDir = emptyFolder()
  const start = (env: Record<string, string>) => launchServer(dataDir, env).ended
  expect(await start({ PORT: port })).toMatchObject({
    code: 1,
    output: '',
    errors: `PORT ${port} is already taken on 127.0.0.1.\n`,
  })
  expect(await start({ HOST: '192.0.2.1' })).toMatchObject({
    code: 1,
    output: '',
    errors: 'HOST 192.0.2.1 is not an address of this machine.\n',
  })
  expect((await send(`${first.origin}/healthz`)).status).toBe(200)
  // Both released the folder.
  await startServer(dataDir)
})

test.each(['SIGTERM', 'SIGINT'] as const)(
  '%s finishes a request under way, takes no more and exits 0',
  async (signal) => {
    const { dataDir, ids, tokens } = await publishedFolder(['noor'])
    const server = await startServer(dataDir)
    const body = JSON.stringify({ price: 777 })
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    onTestFinished(() => agent.destroy())
    const answered = new Promise<number>((resolve, reject) => {
      const sent = request(
        `${server.origin}/api/products/${ids.get('noor product')}`,
        {
          method: 'PUT',
          agent,
          headers: {
            'content-type': 'application/json',
            'content-length': String(body.length),
            authorization: `Bearer ${tokens[0]}`,
            // Answered by the server as soon as it has taken up the request.
            expect: '100-continue',
          },
        },
        (response) => {
          response.resume()
          response.on('end', () => resolve(response.statusCode ?? 0))
        },
      )
      sent.on('error', reject)
      sent.on('continue', async () => {
        sent.write(body.slice(0, 5))
        server.kill(signal)
        // It is stopping once it takes no new connection.
        await expect
          .poll(
            () =>
              send(`${server.origin}/healthz`).then(
                () => 'open',
                () => 'closed',
              ),
            { interval: 10 },
          )
          .toBe('closed')
        sent.end(body.slice(5))
      })
      sent.flushHeaders()
    })
    expect(await answered).toBe(200)
    // A kept connection that goes on asking would delay the stop until it is forced, which exits as a failure.
    const goOn = () => send(`${server.origin}/healthz`, { agent })
    while (
      await goOn().then(
        () => true,
        () => false,
      )
    ) {
      await setTimeout(200)
    }
    expect(await server.ended).toMatchObject({ code: 0, signal: null })
    const again = await startServer(dataDir)
    const product = await send(`${again.origin}/api/products/${ids.get('noor product')}`)
    expect(JSON.parse(product.body.toString()).price).toBe(777)
  },
)

test('a command beside a deployed server takes nothing away and builds nothing', async () => {
  const root = emptyFolder()
  for (const folder of ['scripts', 'node_modules/.bin', 'dist/server', '.setup']) {
    mkdirSync(join(root, folder), { recursive: true })
  }
  for (const file of ['setup.mjs', 'support/once.mjs']) cpSync(`scripts/${file}`, join(root, 'scripts', file))
  symlinkSync(process.execPath, join(root, 'node_modules/.bin/node'))
  writeFileSync(join(root, 'dist/server/entry.mjs'), 'built')
  writeFileSync(join(root, 'scripts/hello.mjs'), 'console.log("hello", ...process.argv.slice(2))')
  const command = () => runScript([join(root, 'scripts/setup.mjs'), 'run', 'scripts/hello.mjs', 'there'], {})
  expect(await command()).toMatchObject({ code: 0, output: 'hello there\n', errors: '' })

  writeFileSync(join(root, '.setup/site'), 'of other sources')
  expect(await command()).toMatchObject({
    code: 0,
    output: 'hello there\n',
    errors: 'The site is older than its sources; npm start builds it.\n',
  })
  expect(readFileSync(join(root, 'dist/server/entry.mjs'), 'utf8')).toBe('built')
})

test('every command explains itself and does nothing else when asked for help', async () => {
  const dataDir = emptyFolder()
  for (const name of [
    'admin',
    'backup',
    'move-media',
    'rebuild',
    'rollback',
    'restore',
    'layout-pictures',
    'seed',
    'whatsapp',
  ]) {
    const { code, output } = await runScript([`scripts/${name}.ts`, '--help'], { DATA_DIR: dataDir })
    expect({ code, output }, name).toEqual({ code: 0, output: expect.stringMatching(/^Usage: /) })
  }
  expect(readdirSync(dataDir)).toEqual([])
})

test('restore finds a backup of the data folder by its name', async () => {
  const { dataDir } = await publishedFolder(['noor'], (app) => app.deps.backups.create())
  const name = readdirSync(join(dataDir, 'backups')).find((file) => file.endsWith('.db')) ?? ''
  const restore = (...args: string[]) => runScript(['scripts/restore.ts', ...args], { DATA_DIR: dataDir })
  expect(await restore(name, '--check')).toMatchObject({ code: 0, output: expect.stringContaining('is whole') })
  expect(await restore('nobody.db', '--check')).toMatchObject({ code: 1, errors: expect.stringContaining('nobody.db') })
})

test('npm run backup makes a backup beside a server, which a restore takes; where there is no database it makes none', async () => {
  const { dataDir } = await publishedFolder(['noor'])
  const made = await runScript(['scripts/backup.ts'], { DATA_DIR: dataDir })
  expect(made).toMatchObject({
    code: 0,
    output: expect.stringMatching(/^whatsstore-\S+\.db is made and checked: [\d.]+ MB\./),
  })
  const name = made.output.split(' ')[0] ?? ''
  const checked = await runScript(['scripts/restore.ts', '--check', name], { DATA_DIR: dataDir })
  expect(checked.output).toContain('is whole: 1 users, 1 stores')
  const nowhere = await runScript(['scripts/backup.ts'], { DATA_DIR: join(dataDir, 'nowhere') })
  expect(nowhere).toMatchObject({ code: 1, errors: expect.stringContaining('There is no WhatsStore in') })
  expect(readdirSync(dataDir)).not.toContain('nowhere')
  const elsewhere = { DATA_DIR: dataDir, DATABASE_URL: 'postgres://127.0.0.1/whatsstore' }
  const refused = await runScript(['scripts/backup.ts'], elsewhere)
  expect(refused).toMatchObject({ code: 1, errors: expect.stringContaining(messages.backupsElsewhere) })
})
