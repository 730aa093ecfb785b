import { randomBytes, randomInt, randomUUIDv7 } from 'node:crypto'

/** Crockford's base32: no I, L, O, U, so that a number can be read out on the phone. */
const CROCKFORD = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

let last = ''

/** The id that follows, by a random step in its last 48 bits. */
const after = (id: string): string => {
  const tail = Number.parseInt(id.slice(-12), 16) + 1 + randomInt(0xffffff)
  return tail > 0xffffffffffff ? randomUUIDv7() : id.slice(0, -12) + tail.toString(16).padStart(12, '0')
}

/** A row id: UUIDv7. Sorts by the order of creation, within one millisecond too, as long as one process makes them. */
export const newId = (): string => {
  const id = randomUUIDv7()
  last = id > last ? id : after(last)
  return last
}

/** `length` random characters of Crockford base32 (5 bits each). */
export const newCode = (length: number): string =>
  Array.from(randomBytes(length), (byte) => CROCKFORD[byte & 31]).join('')

/** 256 random bits as text, for bearer tokens and mailed links. */
export const newSecret = (): string => randomBytes(32).toString('base64url')
