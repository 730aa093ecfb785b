import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { layouts } from '#layouts/registry.ts'
import { BUILD_FOLDER, loadRenderer } from '#server/publish/pages/renderer.ts'
import { homePage, variedProducts } from '../support/page-fixtures.ts'
import { report } from './report.ts'

const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(2)} kB`

/** Returns the compressed bytes of scripts whose names begin with one of `names`. */
const scripts = (...names: string[]) => {
  const folder = join(BUILD_FOLDER, 'client/assets')
  const files = readdirSync(folder).filter((file) => file.endsWith('.js') && names.includes(file.split('.')[0] ?? ''))
  if (files.length !== names.length) throw new Error(`the build has no file of its own for each of ${names}`)
  return files.reduce((sum, file) => sum + gzipSync(readFileSync(join(folder, file)), { level: 9 }).length, 0)
}

/** Measures a buyer's downloads. */
export const measureSizes = async (): Promise<void> => {
  const render = await loadRenderer()
  for (const id of layouts.keys()) {
    const bytes = brotliCompressSync(await render(homePage(id, { products: variedProducts(24) }))).length
    report(`home with 24 products, ${id}, brotli`, kilobytes(bytes), '≤ 14 kB', bytes <= 14 * 1024)
  }
  const shell = scripts('Scripts-0')
  report('shell, gzip', kilobytes(shell), '≤ 4 kB', shell <= 4 * 1024)
  const intent = scripts('dialogs', 'chat')
  report('behind intent, gzip', kilobytes(intent), '≤ 75 kB', intent <= 75 * 1024)
  const urdu = scripts('dialogs-ur', 'chat-ur')
  report('behind intent in Urdu, gzip', kilobytes(urdu), '≤ 75 kB', urdu <= 75 * 1024)
}
