import { randomBytes, randomUUIDv7 } from 'node:crypto'

/** Crockford's base32: no I, L, O, U, so that a number can be read out on the phone. */
const CROCKFORD = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** A row id: UUIDv7, sorts by time of creation. */
export const newId = (): string => randomUUIDv7()

/** `length` random characters of Crockford base32 (5 bits each). */
export const newCode = (length: number): string =>
  Array.from(randomBytes(length), (byte) => CROCKFORD[byte & 31]).join('')

/** 256 random bits as text, for bearer tokens and mailed links. */
export const newSecret = (): string => randomBytes(32).toString('base64url')
