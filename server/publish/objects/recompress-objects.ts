import { compressBest } from '../files/compression.ts'
import { isRecompressed } from '../files/damaged-files.ts'
import { fileName, newBuild, type PublishedObjects } from './published-objects.ts'

/**
 * Compresses a version's files anew at the best level, one at a time and off the thread that renders. Nothing is replaced: the better forms
 * and a manifest that names them come beside the earlier ones. Returns what that manifest is called; `null` when there is nothing to do.
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
