import { closeSync, openSync, writeSync } from 'node:fs'
import { compressFast } from './compression.ts'
import { fingerprint } from './fingerprint.ts'

/** Writes a file that is not there yet. */
export const writeNew = (file: string, bytes: Buffer): void => {
  const descriptor = openSync(file, 'wx')
  try {
    for (let written = 0; written < bytes.length; ) written += writeSync(descriptor, bytes, written)
  } finally {
    closeSync(descriptor)
  }
}

let scratch = Buffer.alloc(256 * 1024)

/** A text's bytes, in memory that the next call uses again: a rebuild would leave gigabytes of them to the collector. */
const encode = (text: string): Buffer => {
  // No UTF-16 unit takes more than three bytes.
  if (scratch.length < text.length * 3) scratch = Buffer.alloc(text.length * 3)
  return scratch.subarray(0, scratch.write(text))
}

/** Writes a page's text and its compressed form to a place that has neither. Returns their fingerprints. */
export const writePage = (place: string, text: string): string[] => {
  const bytes = encode(text)
  const forms = [['', bytes], ...Object.entries(compressFast(bytes))] as const
  for (const [ending, packed] of forms) writeNew(place + ending, packed)
  return forms.map(([, packed]) => fingerprint(packed))
}
