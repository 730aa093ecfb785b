import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { StoreOrder } from '#server/publish/threads/store-order.ts'
import { ThreadPool } from '#server/publish/threads/thread-pool.ts'
import { republish } from '#server/records/publications/enqueue-publish.ts'
import { createPublishingApp, insertTestStore } from '../support/apps/publishing-app.ts'
import { addProduct } from '../support/fixtures/published-shop.ts'

/** A renderer that holds a rebuild's page until a save's page is rendered, once a file exists. */
const renderer = (begin: string, begun: string) => `
  import { existsSync, writeFileSync } from 'node:fs'
  const { promise: saved, resolve: save } = Promise.withResolvers()
  export const render = async ({ path }) => {
    const html = '<!doctype html><p>' + path
    if (!existsSync('${begin}')) return html
    if (path.startsWith('/store/saved/')) save()
    else {
      writeFileSync('${begun}', '')
      await saved
    }
    return html
  }`

test('a save goes between two pages of a store that is rebuilt, however many are', async () => {
  let begin = ''
  const app = await createPublishingApp({
    createPool: (data) => {
      const folder = String(data.published)
      begin = join(folder, 'begin')
      const entry = join(folder, 'renderer.mjs')
      writeFileSync(entry, renderer(begin, `${begin}-begun`))
      return new ThreadPool(1, { ...data, entry })
    },
  })
  const stores = []
  for (let index = 0; index < 5; index++) stores.push(await insertTestStore(app, `rebuilt-${index}`))
  const saved = await insertTestStore(app, 'saved')
  for (const store of [saved, ...stores]) await addProduct(app, store)
  await app.settled()

  const before = app.outcomes.length
  writeFileSync(begin, '')
  const ids = stores.map(({ id }) => id)
  await republish(app.deps, ids, { force: true })
  await expect.poll(() => existsSync(`${begin}-begun`)).toBe(true)
  await addProduct(app, saved, { name: 'Ajrak shawl' })
  await app.settled()
  const outcomes = app.outcomes.slice(before)
  expect(outcomes.map(({ kind }) => kind)).toEqual(Array(6).fill('published'))
  expect(outcomes.map(({ storeId }) => storeId)).toEqual([saved.id, ...ids.toSorted()])
})

test('who waits for nothing goes on when all who do have been served, those that came meanwhile too', async () => {
  const order = new StoreOrder()
  const done: string[] = []
  const save = (name: string, then = () => {}) =>
    order.add(false, async () => {
      await order.beforeNextPage(false)
      done.push(name)
      then()
    })
  await new Promise<void>((resolve) => {
    order.add(true, async () => {
      done.push('first page')
      save('one save', () => save('another'))
      await order.beforeNextPage(true)
      done.push('second page')
    })
    order.add(true, async () => {
      done.push('next store')
      resolve()
    })
  })
  expect(done).toEqual(['first page', 'one save', 'another', 'second page', 'next store'])
})
