import { expect } from 'vitest'
import type { z } from 'zod'
import { type Actor, actors } from './actors.ts'
import { calls, dumpDatabase, type World } from './every-call.ts'

const requestOf = (world: World, key: string, token?: string) => {
  const call = calls[key]
  if (!call) throw new Error(key)
  return {
    ...(token === undefined ? {} : { token }),
    ...(call.types?.includes('json') ? { json: call.body?.(world.ids) } : call.types ? { form: {} } : {}),
  }
}

/** Sends the right request of a call. */
export const sendCall = (world: World, key: string, token?: string) => {
  const [method = ''] = key.split(' ')
  return world.app.call(method, calls[key]?.path(world.ids) ?? '', requestOf(world, key, token))
}

/** Lists how an answer differs from what its route declares. */
const undeclared = ({ app }: World, key: string, { status, body }: Awaited<ReturnType<typeof sendCall>>): unknown[] => {
  const [method = '', path = ''] = key.split(' ')
  const route = app.app.openAPIRegistry.definitions.flatMap((one) =>
    one.type === 'route' && one.route.path === `/api${path}` && one.route.method === method.toLowerCase()
      ? [one.route]
      : [],
  )[0]
  const declared = route?.responses[status] as { content?: Record<string, { schema: z.ZodType }> } | undefined
  if (!declared) return [`${status} is not declared`]
  const schema = declared.content?.['application/json']?.schema
  if (!schema || typeof body !== 'object' || path.endsWith('/export')) return []
  return schema.safeParse(body).error?.issues ?? []
}

/** Sends a call as an actor and compares the answer with what the route declares. Returns the status. */
export const ask = async (world: World, key: string, actor: Actor | keyof World['tokens']): Promise<number> => {
  const answer = await sendCall(world, key, actor === 'anonymous' ? undefined : world.tokens[actor])
  expect(undeclared(world, key, answer), `${key}: ${actor} was answered ${answer.status}`).toEqual([])
  return answer.status
}

/** Every row except sessions, as one text to compare. */
export const dumpOf = async ({ app }: World): Promise<string> => JSON.stringify(await dumpDatabase(app.db))

/** Returns the actor of a right request that comes from none of the seven. */
export const othersOf = (key: string): (keyof World['tokens'])[] => {
  const own = calls[key]?.as
  return own && !(actors as readonly string[]).includes(own) ? [own] : []
}
