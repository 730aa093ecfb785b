import { expect, test } from 'vitest'
import { errorCodes } from '#contract/error-codes.ts'
import { createTestApp } from '../../support/apps/test-app.ts'

/** Routes outside the API's contract: the description itself, and the answer for unknown paths. */
const OWN = ['/api/openapi.json', '/api/docs', '/api/*']

test('every route under /api is described, from its own schemas, with an example', async () => {
  const app = await createTestApp()
  const { body, status } = await app.call('GET', '/openapi.json')
  expect(status).toBe(200)
  expect(body.openapi).toBe('3.1.0')
  const described = Object.entries<Record<string, unknown>>(body.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  )
  const running = app.app.routes
    .filter(({ path, method }) => path.startsWith('/api/') && method !== 'ALL' && !OWN.includes(path))
    .map(({ path, method }) => `${method} ${path.replace(/:(\w+)(\{[^}]*\})?/g, '{$1}')}`)
  expect(new Set(described)).toEqual(new Set(running))

  const register = body.paths['/api/auth/register'].post
  expect(register.requestBody.content['application/json'].schema.required).toEqual(
    expect.arrayContaining(['email', 'password', 'whatsapp_number']),
  )
  expect(register.requestBody.content['application/json'].example.email).toBe('sana@example.pk')
  const refused = register.responses['422'].content['application/json'].schema
  expect(refused.properties.detail).toEqual({ type: 'string' })
  expect(refused.properties.code.enum).toEqual(errorCodes)
  expect(refused.required).toEqual(['detail', 'code'])
  expect(body.paths['/api/auth/me'].get.security).toEqual([{ bearer: [] }])
  expect(body.paths['/api/auth/login'].post.security).toBeUndefined()
  expect(body.paths['/api/orders'].post.security).toEqual([{}, { bearer: [] }])
  const images = body.paths['/api/upload/image'].post.requestBody.content['multipart/form-data'].schema
  expect(images.properties.image).toMatchObject({ type: 'string', format: 'binary' })
})

test('the examples of requests pass the checks they illustrate', async () => {
  const app = await createTestApp()
  const { paths } = (await app.call('GET', '/openapi.json')).body
  for (const path of ['register', 'login', 'forgot-password', 'reset-password', 'resend-verification']) {
    const json = paths[`/api/auth/${path}`].post.requestBody.content['application/json'].example
    expect((await app.call('POST', `/auth/${path}`, { json })).status, path).not.toBe(422)
  }
})

test('the documentation page lists every call and runs no script', async () => {
  const app = await createTestApp()
  const answer = await app.app.request('/api/docs')
  const html = await answer.text()
  const policy = answer.headers.get('content-security-policy')
  expect(policy).toContain("default-src 'none'")
  expect(policy).not.toContain('unsafe')
  expect(html).not.toMatch(/<script|\son\w+=|style="/)
  for (const path of Object.keys((await app.call('GET', '/openapi.json')).body.paths)) expect(html).toContain(path)
})
