import { hash } from 'node:crypto'

/** What tells whole bytes from damaged ones: their number and 132 bits of their SHA-256. */
export const fingerprint = (bytes: Uint8Array): string =>
  `${bytes.length}-${hash('sha256', bytes, 'base64url').slice(0, 22)}`

/** The number of bytes that a fingerprint names. */
export const lengthOf = (print: string): number => Number(print.slice(0, print.indexOf('-')))
