import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import writeFileAtomic from 'write-file-atomic'

/** Encrypts secrets that the database stores: TOTP secrets, payout details, chat sessions. */
export interface SecretBox {
  /** Encrypts and authenticates text. The result differs each time. */
  seal(text: string): string
  /** Decrypts sealed text. Throws when it was changed or sealed with another key. */
  open(sealed: string): string
  /** Returns a keyed hash, for secrets too short for a plain one. Equal texts have equal hashes. */
  fingerprint(text: string): string
  /** Returns 32 bytes for a use of their own, the same at each start. */
  derive(use: string): Buffer
}

const VERSION = 'v1.'
const NONCE_BYTES = 12
const TAG_BYTES = 16

/** Creates a box with AES-256-GCM and a key derived from `secret`, a random text of at least 32 characters. */
export const secretBox = (secret: string): SecretBox => {
  const derive = (use: string) => Buffer.from(hkdfSync('sha256', secret, '', `whatsstore ${use} v1`, 32))
  const key = derive('secret box')
  const hashKey = derive('fingerprint')
  return {
    seal: (text) => {
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv('aes-256-gcm', key, nonce, { authTagLength: TAG_BYTES })
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return VERSION + Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url')
    },
    open: (sealed) => {
      const bytes = Buffer.from(sealed.slice(VERSION.length), 'base64url')
      if (!sealed.startsWith(VERSION) || bytes.length < NONCE_BYTES + TAG_BYTES) {
        throw new Error('This text was not sealed here.')
      }
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, NONCE_BYTES), {
        authTagLength: TAG_BYTES,
      })
      decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
      const body = bytes.subarray(NONCE_BYTES + TAG_BYTES)
      return decipher.update(body, undefined, 'utf8') + decipher.final('utf8')
    },
    fingerprint: (text) => createHmac('sha256', hashKey).update(text).digest('base64url'),
    derive,
  }
}

/** Returns the path of a data folder's own key. */
export const secretFile = (dataDir: string): string => join(dataDir, 'secret.key')

/** Returns the key in the data folder, `undefined` when there is none. */
export const storedSecret = (dataDir: string): string | undefined => {
  try {
    const stored = readFileSync(secretFile(dataDir), 'utf8').trim()
    // An empty file remains from a write interrupted by a full disk or a power cut.
    return stored === '' ? undefined : stored
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    return undefined
  }
}

/** Creates a key in the data folder, readable by its owner only. */
export const makeSecret = (dataDir: string): string => {
  const secret = randomBytes(32).toString('base64url')
  writeFileAtomic.sync(secretFile(dataDir), `${secret}\n`, { mode: 0o600 })
  return secret
}
