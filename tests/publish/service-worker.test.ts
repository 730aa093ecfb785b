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

/** Files that the worker of a build keeps. */
const assetsOf = (folder: string): string[] =>
  [...readFileSync(join(folder, 'sw.js'), 'utf8').matchAll(/\/assets\/([\w.-]+)/g)].map(([, name = '']) => name)

test.each([
  ['English', client],
  ['Urdu', join(client, '../urdu')],
])(
  'the worker in %s keeps the dashboard’s page and every tab of a seller, and nothing of admins, charts, stores or sign-in',
  (_, folder) => {
    const kept = assetsOf(folder)
    const built = readdirSync(join(client, 'assets'))
    expect(kept.filter((name) => !built.includes(name))).toEqual([])
    const tabs = kept.filter((name) => /^(?!Admin)\w+Tab\..*\.js$/.test(name)).map((name) => name.split('.')[0])
    const every = built.filter((name) => /^(?!Admin)\w+Tab\..*\.js$/.test(name)).map((name) => name.split('.')[0])
    expect(tabs).toHaveLength(7)
    expect(tabs.sort()).toEqual([...new Set(every)].sort())
    expect(
      kept.filter((name) => /^(Admin|BarsChart|RanksChart|AuthScreen|Storefront|dialogs|find)\b/.test(name)),
    ).toEqual([])
    const page = readFileSync(join(folder, 'dashboard/index.html'), 'utf8')
    const [, build = 'none'] = /data-build="(\w+)"/.exec(page) ?? []
    expect(readFileSync(join(folder, 'sw.js'), 'utf8')).toContain(build)
  },
)

test('the workers of two languages keep no tab of the other', () => {
  const tabs = (folder: string) => assetsOf(folder).filter((name) => /Tab\./.test(name))
  const urdu = tabs(join(client, '../urdu'))
  expect(tabs(client).filter((name) => urdu.includes(name))).toEqual([])
})
