import { timingSafeEqual } from 'node:crypto'
import type { AuthDeps } from '#server/auth/auth-deps.ts'

const signature = ({ secrets }: Pick<AuthDeps, 'secrets'>, id: string): string =>
  secrets.fingerprint(`undo email ${id}`)

/** Returns the token that undoes a change, `{id}.{signature}`. Signed, not stored, because two mails carry it. */
export const undoToken = (deps: Pick<AuthDeps, 'secrets'>, id: string): string => `${id}.${signature(deps, id)}`

/** Returns the id of the change a token undoes, `undefined` for a forged token. */
export const changeOfUndoToken = (deps: Pick<AuthDeps, 'secrets'>, token: string): string | undefined => {
  const [id = '', signed = ''] = token.split('.')
  const expected = Buffer.from(signature(deps, id))
  const given = Buffer.from(signed)
  return given.length === expected.length && timingSafeEqual(given, expected) ? id : undefined
}
