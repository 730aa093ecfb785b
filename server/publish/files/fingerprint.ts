import { hash } from 'node:crypto'

/** Identifies bytes by their length and 132 bits of SHA-256. */
export const fingerprint = (bytes: Uint8Array): string =>
  `${bytes.length}-${hash('sha256', bytes, 'base64url').slice(0, 22)}`

/** Returns the length in a fingerprint. */
export const lengthOf = (print: string): number => Number(print.slice(0, print.indexOf('-')))
