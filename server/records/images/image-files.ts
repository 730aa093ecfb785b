import { hash } from 'node:crypto'
import { z } from 'zod'
import { jsonColumn } from '#server/db/json-column.ts'
import type { Deps } from '#server/deps.ts'
import type { DerivedFile } from '#server/image-process/derive.ts'

/** What was written for an image: by file name (`640.webp`), its length in bytes and a hash of what is in it. */
export type ImageFiles = Record<string, readonly [bytes: number, hash: string]>

const schema: z.ZodType<ImageFiles> = z.record(z.string(), z.tuple([z.number(), z.string()]).readonly())

/** Reads the column of images that were made before it was there as «nothing known». */
export const imageFiles = jsonColumn(schema, {})

/** What is remembered of a file to know it again. */
export const fingerprint = (bytes: Uint8Array): readonly [number, string] => [
  bytes.byteLength,
  hash('sha256', bytes, 'base64url').slice(0, 16),
]

/** Writes what was made of an image into its folder. Returns what to remember of it. */
export const writeDerived = async (
  { media }: Pick<Deps, 'media'>,
  folder: string,
  files: readonly DerivedFile[],
): Promise<ImageFiles> => {
  for (const { name, bytes } of files) await media.write(`${folder}/${name}`, bytes)
  return Object.fromEntries(files.map(({ name, bytes }) => [name, fingerprint(bytes)]))
}
