import { timingSafeEqual } from 'node:crypto'
import type { Deps } from '#server/deps.ts'

const signature = ({ secrets }: Pick<Deps, 'secrets'>, id: string): string => secrets.fingerprint(`undo email ${id}`)

/** What undoes a change of address, `{id}.{signature}`: two mails carry it, so it is made anew for each and not kept. */
export const undoToken = (deps: Pick<Deps, 'secrets'>, id: string): string => `${id}.${signature(deps, id)}`

/** The id of the change that a token undoes; `undefined` for one that was not made here. */
export const changeOfUndoToken = (deps: Pick<Deps, 'secrets'>, token: string): string | undefined => {
  const [id = '', signed = ''] = token.split('.')
  const expected = Buffer.from(signature(deps, id))
  const given = Buffer.from(signed)
  return given.length === expected.length && timingSafeEqual(given, expected) ? id : undefined
}
