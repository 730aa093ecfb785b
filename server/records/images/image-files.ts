import { hash } from 'node:crypto'
import { z } from 'zod'
import { jsonColumn } from '#server/db/json-column.ts'
import type { Deps } from '#server/deps.ts'
import type { DerivedFile } from '#server/image-process/derive.ts'

/** Files written for an image: by name (`640.webp`), length in bytes and content hash. */
export type ImageFiles = Record<string, readonly [bytes: number, hash: string]>

const schema: z.ZodType<ImageFiles> = z.record(z.string(), z.tuple([z.number(), z.string()]).readonly())

/** Parses the column. Old images without it read as `{}`. */
export const imageFiles = jsonColumn(schema, {})

/** Returns a file's length and hash. */
export const fingerprint = (bytes: Uint8Array): readonly [number, string] => [
  bytes.byteLength,
  hash('sha256', bytes, 'base64url').slice(0, 16),
]

/** Writes an image's derived files into its folder. Returns their fingerprints. */
export const writeDerived = async (
  { media }: Pick<Deps, 'media'>,
  folder: string,
  files: readonly DerivedFile[],
): Promise<ImageFiles> => {
  for (const { name, bytes } of files) await media.write(`${folder}/${name}`, bytes)
  return Object.fromEntries(files.map(({ name, bytes }) => [name, fingerprint(bytes)]))
}
