import { expect, onTestFinished, test } from 'vitest'
import { shownVersion } from '#server/records/publications/shown-versions.repo.ts'
import { createShownVersions } from '#server/site/shown-versions.ts'
import { insertTestStore } from '../support/apps/publishing-app.ts'
import { openTestDatabase } from '../support/apps/test-database.ts'
import { publicationRow } from '../support/fixtures/publication-row.ts'

/** A database whose queries are counted, can be held back, and fail while it is away. */
const setUp = async ({ listening = true } = {}) => {
  const db = await openTestDatabase()
  onTestFinished(() => db.destroy())
  const store = await insertTestStore({ deps: { db } }, 'noor')
  const state = { queries: 0, away: false, spell: listening ? 1 : undefined, time: 0 }
  /** Queries that wait for their answer. None does unless `holding`. */
  const held: (() => void)[] = []
  let holding = false
  const versions = createShownVersions({
    readOne: async (slug) => {
      state.queries++
      if (state.away) throw new Error('Connection terminated unexpectedly')
      const read = await shownVersion(db, slug)
      if (holding) await new Promise<void>((resolve) => held.push(resolve))
      return read
    },
    announcements: { spell: () => state.spell },
    now: () => state.time,
  })
  let version = 0
  const publish = async () => {
    version++
    await db.deleteFrom('publications').execute()
    await db
      .insertInto('publications')
      .values(
        publicationRow({
          store_id: store.id,
          version,
          slug: 'noor',
          manifest: `manifest-${version}`,
        }),
      )
      .execute()
  }
  return {
    db,
    store,
    state,
    versions,
    publish,
    shown: async (slug = 'noor') => (await versions.find(slug))?.version,
    hold: () => {
      holding = true
    },
    held,
    letGo: () => {
      holding = false
      for (const answer of held.splice(0)) answer()
    },
  }
}

test('what is remembered is answered without the database, until a change is announced', async () => {
  const { state, versions, publish, shown } = await setUp()
  await publish()
  expect(await shown()).toBe(1)
  const asked = state.queries
  state.time += 3_600_000
  expect(versions.find('noor')).toMatchObject({ version: 1, manifest: 'manifest-1' })
  expect(state.queries).toBe(asked)
  await publish()
  versions.changed('noor')
  expect(await shown()).toBe(2)
})

test('an address that shows nothing is remembered as well, and shows what is announced', async () => {
  const { state, versions, publish, shown } = await setUp()
  expect(await shown()).toBeUndefined()
  const asked = state.queries
  expect(versions.find('noor')).toBeUndefined()
  expect(state.queries).toBe(asked)
  await publish()
  versions.changed('noor')
  expect(await shown()).toBe(1)
})

test('while nobody listens, an answer holds for a second', async () => {
  const { state, publish, shown } = await setUp({ listening: false })
  await publish()
  expect(await shown()).toBe(1)
  await publish()
  state.time += 999
  expect(await shown()).toBe(1)
  state.time += 1
  expect(await shown()).toBe(2)
})

test('what changed while the connection was lost shows at the first look after it', async () => {
  const { state, publish, shown } = await setUp()
  await publish()
  expect(await shown()).toBe(1)
  state.spell = undefined
  await publish()
  state.spell = 2
  expect(await shown()).toBe(2)
})

test('a change that is announced while the answer is on its way is read again', async () => {
  const { versions, publish, shown, hold, held, letGo } = await setUp()
  await publish()
  hold()
  const early = shown()
  await expect.poll(() => held.length).toBe(1)
  await publish()
  versions.changed('noor')
  const late = shown()
  await expect.poll(() => held.length).toBe(2)
  letGo()
  expect(await late).toBe(2)
  await early
  expect(await shown()).toBe(2)
})

test('while a change is about to come, whoever asks is told what holds after she asked', async () => {
  const { state, versions, publish, shown, hold, held, letGo } = await setUp()
  await publish()
  expect(await shown()).toBe(1)
  versions.changing('noor')
  hold()
  const before = shown()
  await expect.poll(() => held.length).toBe(1)
  await publish()
  // Another process may have shown it to them already.
  const after = [shown(), shown()]
  letGo()
  expect(await Promise.all([before, ...after])).toEqual([1, 2, 2])

  // Nobody asks once it has arrived, or if it never arrives.
  versions.changing('noor')
  versions.changed('noor')
  await shown()
  const asked = state.queries
  await shown()
  versions.changing('noor')
  state.time += 2_000
  await shown()
  expect(state.queries).toBe(asked)
})

test('an answer that comes after a later one does not take its place', async () => {
  const { state, versions, publish, shown, hold, held, letGo } = await setUp()
  await publish()
  hold()
  const early = shown()
  await expect.poll(() => held.length).toBe(1)
  const answerEarly = held.splice(0)
  await publish()
  versions.changed('noor')
  const late = shown()
  await expect.poll(() => held.length).toBe(1)
  letGo()
  expect(await late).toBe(2)
  for (const answer of answerEarly) answer()
  await early
  state.away = true
  expect(await shown()).toBe(2)
})

test('while the database is away, addresses show what they did, and of others nobody says that they show nothing', async () => {
  const { state, versions, publish, shown } = await setUp({ listening: false })
  await publish()
  expect(await shown()).toBe(1)
  expect(await shown('nobody')).toBeUndefined()
  state.away = true
  state.time += 600_000
  expect(await shown()).toBe(1)
  expect(versions.behind()).toBe(true)
  await expect(shown('nobody')).rejects.toThrow('Connection terminated')
  await expect(shown('zaryab')).rejects.toThrow('Connection terminated')

  await publish()
  state.away = false
  state.time += 1_000
  expect(await shown()).toBe(2)
  expect(versions.behind()).toBe(false)
})

test('an address that its store gave up shows the store that took it', async () => {
  const { db, versions, publish, shown } = await setUp()
  await publish()
  const taker = await insertTestStore({ deps: { db } }, 'taker')
  await db.updateTable('stores').set({ store_slug: 'moved' }).where('store_slug', '=', 'noor').execute()
  await db.updateTable('stores').set({ store_slug: 'noor' }).where('id', '=', taker.id).execute()
  const row = await db.selectFrom('publications').selectAll().executeTakeFirstOrThrow()
  await db
    .insertInto('publications')
    .values({ ...row, store_id: taker.id, version: 7 })
    .execute()
  versions.changed('noor')
  expect(await shown()).toBe(7)
})
