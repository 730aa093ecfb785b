import { expect, test } from 'vitest'
import type { z } from 'zod'
import { calls, createWorld } from '../../support/calls/every-call.ts'

test.each(Object.keys(calls))('%s answers what it declares', async (key) => {
  const { app, ids, tokens } = await createWorld()
  const call = calls[key]
  const [method = '', path = ''] = key.split(' ')
  const route = app.app.openAPIRegistry.definitions.flatMap((one) =>
    one.type === 'route' && one.route.path === `/api${path}` && one.route.method === method.toLowerCase()
      ? [one.route]
      : [],
  )[0]
  if (!call || !route) throw new Error(key)
  const { status, body } = await app.call(method, call.path(ids), {
    ...(call.as ? { token: tokens[call.as] } : {}),
    ...(call.types?.includes('json') ? { json: call.body?.(ids) } : call.types ? { form: {} } : {}),
  })
  const declared = route.responses[status] as { content?: Record<string, { schema: z.ZodType }> } | undefined
  expect(declared, `${status} is not declared`).toBeDefined()
  const schema = declared?.content?.['application/json']?.schema
  if (schema && typeof body === 'object' && !path.endsWith('/export')) {
    expect(schema.safeParse(body).error?.issues ?? []).toEqual([])
  }
})
