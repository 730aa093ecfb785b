import { compressBest } from '../files/compression.ts'
import { isRecompressed } from '../files/damaged-files.ts'
import { fileName, newBuild, type PublishedObjects } from './published-objects.ts'

/**
 * Recompresses a version's files at the best level, off the rendering thread. Nothing is replaced: better forms and a
 * new manifest are added. Returns the manifest's name, or `null` if there is nothing to do.
 */
export const recompressObjects = async (
  objects: PublishedObjects,
  storeId: string,
  manifest: string,
): Promise<string | null> => {
  const contents = await objects.manifest(storeId, manifest)
  if (!contents) return null
  const outputs = { ...contents.outputs }
  const files = Object.keys(contents.files).filter((file) => !isRecompressed(outputs[file] ?? []))
  const build = newBuild()
  for (const file of files) {
    const [name = ''] = outputs[file] ?? []
    const text = await objects.file(storeId, name)
    if (!text) return null
    const forms = Object.values(await compressBest(text))
    for (const form of forms) await objects.putFile(storeId, fileName(form, build), form)
    outputs[file] = [name, ...forms.map((form) => fileName(form, build))]
  }
  return files.length > 0 ? objects.putManifest(storeId, { ...contents, outputs }) : null
}
