import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { BUILD_FOLDER } from '#server/publish/pages/renderer.ts'
import { createPublishingApp } from '../support/apps/publishing-app.ts'

const client = join(BUILD_FOLDER, 'client')
const worker = () => readFileSync(join(client, 'sw.js'), 'utf8')

test('the worker is served with its type, a policy of its own, and never from a cache; its scope is not widened', async () => {
  const app = await createPublishingApp({ threads: false })
  const response = await app.get('/sw.js', { 'accept-encoding': 'br' })
  expect(response.status).toBe(200)
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'content-encoding': 'br',
    'cache-control': 'no-cache',
    'content-security-policy': "default-src 'none'; connect-src 'self'",
    'cross-origin-resource-policy': 'same-origin',
  })
  expect(response.headers.get('service-worker-allowed')).toBe(null)
  expect(await (await app.get('/sw.js')).text()).toBe(worker())
})

test('SERVICE_WORKER=0 serves a script that removes the worker, under the same headers', async () => {
  const app = await createPublishingApp({ threads: false, env: { SERVICE_WORKER: '0' } })
  const response = await app.get('/sw.js')
  expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
  expect(response.headers.get('cache-control')).toBe('no-cache')
  const script = await response.text()
  expect(script).toContain('registration.unregister()')
  expect(script).not.toContain('fetch')
})

test('the worker keeps the dashboard’s page and every tab of a seller, and nothing of admins, charts, stores or sign-in', () => {
  const kept = [...worker().matchAll(/\/assets\/([\w.-]+)/g)].map(([, name = '']) => name)
  const built = readdirSync(join(client, 'assets'))
  expect(kept.filter((name) => !built.includes(name))).toEqual([])
  const tabs = built.filter((name) => /^(?!Admin)\w+Tab\..*\.js$/.test(name))
  expect(tabs).toHaveLength(7)
  for (const tab of tabs) expect(kept).toContain(tab)
  expect(
    kept.filter((name) => /^(Admin|BarsChart|RanksChart|AuthScreen|Storefront|dialogs|find)\b/.test(name)),
  ).toEqual([])
  const page = readFileSync(join(client, 'dashboard/index.html'), 'utf8')
  const [, build = 'none'] = /data-build="(\w+)"/.exec(page) ?? []
  expect(worker()).toContain(build)
})
