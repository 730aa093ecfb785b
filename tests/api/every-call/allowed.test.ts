import { expect, test } from 'vitest'
import { type Actor, actors, outcomes } from '../../support/calls/actors.ts'
import { ask, dumpOf, othersOf } from '../../support/calls/ask.ts'
import { calls, createWorld } from '../../support/calls/every-call.ts'

/** Refusals before a call's own statements. `actors.test.ts` asks them of each actor on SQLite. */
const REFUSED = /^40[13]$/

/** Returns an actor for each answer of a call that is no refusal, those who write last. */
const askedOf = (key: string): [Actor, string][] => {
  const answers = (outcomes[key]?.split(' ') ?? []).map((answer, place): [string, Actor] => [
    answer,
    actors[place] as Actor,
  ])
  return [...new Map(answers.reverse())]
    .filter(([answer]) => !REFUSED.test(answer))
    .map(([answer, actor]): [Actor, string] => [actor, answer])
    .sort(([, one], [, other]) => one.length - other.length)
}

/** A world serves call after call, until what others did stands in the way of one. */
const worlds = async () => {
  let world = await createWorld()
  let before = await dumpOf(world)
  const send = async (key: string, actor: Parameters<typeof ask>[2]) => {
    const status = await ask(world, key, actor)
    const after = await dumpOf(world)
    const answer = `${status}${after === before ? '' : '*'}`
    before = after
    return answer
  }
  return async (key: string, actor: Parameters<typeof ask>[2], isRight: (answer: string) => boolean) => {
    const answer = await send(key, actor)
    if (isRight(answer)) return answer
    world = await createWorld()
    before = await dumpOf(world)
    return send(key, actor)
  }
}

test('every call answers those who may as declared, whatever was asked before or in a fresh world', async () => {
  const answerTo = await worlds()
  for (const key of Object.keys(calls)) {
    for (const [actor, expected] of askedOf(key)) {
      expect(await answerTo(key, actor, (answer) => answer === expected), `${key}: ${actor}`).toBe(expected)
    }
    for (const actor of othersOf(key)) {
      const isDone = (answer: string) => answer.startsWith('20')
      expect(isDone(await answerTo(key, actor, isDone)), `${key}: ${actor}`).toBe(true)
    }
  }
})

test('a session that has expired or ended opens no call', async () => {
  const { app, tokens } = await createWorld()
  const statusFor = async (token: string) => (await app.call('GET', '/auth/me', { token })).status
  expect(await statusFor(tokens.paid)).toBe(200)
  await app.call('POST', '/auth/logout', { token: tokens.paid })
  expect(await statusFor(tokens.paid)).toBe(401)
  expect(await statusFor(tokens.seller)).toBe(200)
  await app.db.updateTable('sessions').set({ expires_at: '2026-01-01T00:00:00.000Z' }).execute()
  expect(await statusFor(tokens.seller)).toBe(401)
})
