import { expect, test } from 'vitest'
import { createCollectionEnds } from '#server/maintenance/collection-ends.ts'
import { saveLayoutConfig } from '#server/modules/layouts/layouts.service.ts'
import { openShop, ownerOf } from '../support/fixtures/published-shop.ts'

const DAY_MS = 86_400_000
const day = (time: number) => new Date(time).toISOString().slice(0, 10)

/** A shop in a layout that names the last day of a collection, three days from now. */
const openCourt = async (customizations: Record<string, boolean | number>) => {
  const { app, store } = await openShop()
  await app.deps.db
    .updateTable('users')
    .set({ allowed_layouts: JSON.stringify(['nawab-zari']) })
    .execute()
  const owner = await ownerOf(app, store)
  await saveLayoutConfig(app.deps, owner, store, { layout: 'nawab-zari', customizations })
  await app.settled()
  const html = async () => (await app.get('/store/noor/')).text()
  return { app, html }
}

test('the last day of a collection stands on the page until it is past, and goes without a save', async () => {
  const { app, html } = await openCourt({ showCountdownTimer: true, countdownDays: 3 })
  const last = day(app.deps.clock.now().getTime() + 3 * DAY_MS)
  expect(await html()).toContain(`<time datetime="${last}">`)

  await createCollectionEnds(app.deps)()
  await app.settled()
  const versions = await app.deps.db.selectFrom('publications').select('version').execute()
  expect(await html()).toContain(`<time datetime="${last}">`)

  // As if the design and its pages were four days older.
  const before = new Date(app.deps.clock.now().getTime() - 4 * DAY_MS).toISOString()
  await app.deps.db.updateTable('layout_configs').set({ updated_at: before }).execute()
  await app.deps.db.updateTable('publications').set({ published_at: before }).execute()
  await createCollectionEnds(app.deps)()
  await app.settled()
  expect(await html()).not.toContain('<time')
  const after = await app.deps.db.selectFrom('publications').select('version').execute()
  expect(after.length).toBe(versions.length + 1)

  await createCollectionEnds(app.deps)()
  await app.settled()
  expect(await app.deps.db.selectFrom('publications').select('version').execute()).toEqual(after)
})

test('no last day is named before its seller says so', async () => {
  const { html } = await openCourt({})
  expect(await html()).toContain('data-layout="nawab-zari"')
  expect(await html()).not.toContain('<time')
})
