import { expect, test } from 'vitest'
import { daysBefore, pakistanTime } from '#server/lib/pakistan-time.ts'
import { createEndDates } from '#server/maintenance/end-dates.ts'
import { saveLayoutConfig } from '#server/modules/shop/layouts/layouts.service.ts'
import { storePages } from '#server/publish/pages/page-model.ts'
import { readSnapshot } from '#server/publish/pages/snapshot.ts'
import { changeAndPublish } from '#server/records/publications/enqueue-publish.ts'
import type { PublishingApp } from '../support/apps/publishing-app.ts'
import { openShop, ownerOf } from '../support/fixtures/published-shop.ts'

const DAY_MS = 86_400_000

const closing = { showCountdownTimer: true, countdownTitle: 'The winter trousseau closes on', countdownDays: 3 }

const html = async (app: PublishingApp) => (await app.get('/store/noor/')).text()

/** A published store of the layout that shows the day. */
const openCourt = async (customizations: object) => {
  const { app, store } = await openShop()
  await app.deps.db
    .updateTable('users')
    .set({ allowed_layouts: JSON.stringify(['nawab-zari']) })
    .execute()
  const save = async (change: object) => {
    await saveLayoutConfig(app.deps, await ownerOf(app, store), store, change)
    await app.settled()
  }
  await save({ layout: 'nawab-zari', customizations })
  return { app, store, save }
}

/** Moves everything that was done so many days back. */
const daysGoBy = async ({ deps: { db } }: PublishingApp, days: number) => {
  const earlier = (moment: string) => new Date(Date.parse(moment) - days * DAY_MS).toISOString()
  for (const row of await db.selectFrom('layout_configs').select(['store_id', 'updated_at']).execute())
    await db
      .updateTable('layout_configs')
      .set({ updated_at: earlier(row.updated_at) })
      .where('store_id', '=', row.store_id)
      .execute()
  for (const row of await db.selectFrom('publications').select(['version', 'published_at']).execute())
    await db
      .updateTable('publications')
      .set({ published_at: earlier(row.published_at) })
      .where('version', '=', row.version)
      .execute()
}

const passes = async (app: PublishingApp) => {
  const before = app.outcomes.length
  await createEndDates(app.deps)()
  await app.settled()
  return app.outcomes.length - before
}

test('a collection’s last day stands on its pages until it is past, and then they are published without it', async () => {
  const { app } = await openCourt(closing)
  const { updated_at: saved } = await app.deps.db
    .selectFrom('layout_configs')
    .select('updated_at')
    .executeTakeFirstOrThrow()
  const [, day = ''] = /<time datetime="([^"]*)"/.exec(await html(app)) ?? []
  expect(daysBefore(day, 3)).toBe(pakistanTime(new Date(saved)).day)
  expect(await html(app)).toContain(closing.countdownTitle)
  expect(await passes(app)).toBe(0)

  await daysGoBy(app, 2)
  expect(await passes(app)).toBe(0)

  await daysGoBy(app, 3)
  expect(await passes(app)).toBe(1)
  expect(await html(app)).not.toMatch(/<time|trousseau/)
  expect(await passes(app)).toBe(0)
})

test.each([
  ['the switch is off', { ...closing, showCountdownTimer: false }],
  ['it is off as it comes', {}],
  ['there are no days', { ...closing, countdownDays: 0 }],
])('no day is named where %s, and none goes by', async (_, customizations) => {
  const { app } = await openCourt(customizations)
  expect(await html(app)).not.toContain('<time')
  await daysGoBy(app, 40)
  expect(await passes(app)).toBe(0)
})

test('a store whose grant has ended names no day, and is not published again for it', async () => {
  const { app, store } = await openCourt(closing)
  await app.deps.db.updateTable('users').set({ allowed_layouts: '[]' }).execute()
  await changeAndPublish(app.deps, store.id, async () => {})
  await app.settled()
  expect(await html(app)).toContain('data-layout="luxury"')
  await daysGoBy(app, 40)
  expect(await passes(app)).toBe(0)
})

test('pages of a layout without such a day know nothing of one, whatever was set', async () => {
  const { app, store, save } = await openCourt(closing)
  const layoutOf = async () => {
    const snapshot = await readSnapshot(app.deps.db, store.id, { paidLayouts: app.config.paidLayouts, now: new Date() })
    if (!snapshot) throw new Error('the store is there')
    return storePages(snapshot, { storesOrigin: '', apiOrigin: '', now: new Date('2026-06-01') })[0]?.page.layout
  }
  expect(Object.keys((await layoutOf()) ?? {})).toEqual(['id', 'values', 'endsOn'])
  await save({ layout: 'luxury' })
  expect(Object.keys((await layoutOf()) ?? {})).toEqual(['id', 'values'])
  await daysGoBy(app, 40)
  expect(await passes(app)).toBe(0)
})
