import { randomBytes, randomInt, randomUUIDv7 } from 'node:crypto'

/** Crockford's base32. Without I, L, O and U, a number can be read out on the phone. */
const CROCKFORD = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

let last = ''

/** Returns an id a random step after another, in its last 48 bits. */
const after = (id: string): string => {
  const tail = Number.parseInt(id.slice(-12), 16) + 1 + randomInt(0xffffff)
  return tail > 0xffffffffffff ? randomUUIDv7() : id.slice(0, -12) + tail.toString(16).padStart(12, '0')
}

/** Returns a row id, UUIDv7. Ids of one process sort by creation, within one millisecond too. */
export const newId = (): string => {
  const id = randomUUIDv7()
  last = id > last ? id : after(last)
  return last
}

/** Returns `length` random characters of Crockford base32, 5 bits each. `randomInt` draws them from a buffer. */
export const newCode = (length: number): string =>
  Array.from({ length }, () => CROCKFORD[randomInt(CROCKFORD.length)]).join('')

/** Returns 256 random bits as text, for bearer tokens and mailed links. */
export const newSecret = (): string => randomBytes(32).toString('base64url')
