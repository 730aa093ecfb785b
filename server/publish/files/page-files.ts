import { closeSync, linkSync, openSync, writeSync } from 'node:fs'
import { compressFast } from './compression.ts'
import { fingerprint } from './fingerprint.ts'
import type { FilesToLink } from './write-beside.ts'

/** Writes a new file. Fails if it exists. */
export const writeNew = (file: string, bytes: Buffer): void => {
  const descriptor = openSync(file, 'wx')
  try {
    for (let written = 0; written < bytes.length; ) written += writeSync(descriptor, bytes, written)
  } finally {
    closeSync(descriptor)
  }
}

let scratch = Buffer.alloc(256 * 1024)

/** Encodes a text into memory that the next call reuses: a rebuild would otherwise leave gigabytes of garbage. */
const encode = (text: string): Buffer => {
  // A UTF-16 unit takes at most three bytes.
  if (scratch.length < text.length * 3) scratch = Buffer.alloc(text.length * 3)
  return scratch.subarray(0, scratch.write(text))
}

/** Writes a page's text and its Brotli form. Returns their fingerprints. */
export const writePage = (place: string, text: string): string[] => {
  const bytes = encode(text)
  const forms = [['', bytes], ...Object.entries(compressFast(bytes))] as const
  for (const [ending, packed] of forms) writeNew(place + ending, packed)
  return forms.map(([, packed]) => fingerprint(packed))
}

/** Links files: no space used, same validators. */
export const linkFiles = ({ from, to, names }: FilesToLink): void => {
  for (const name of names) linkSync(`${from}/${name}`, `${to}/${name}`)
}
