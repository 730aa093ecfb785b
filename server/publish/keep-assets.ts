import { cpSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { BUILD_FOLDER } from './pages/renderer.ts'

/** Hashed assets of this build join those of earlier ones: pages published before an upgrade still ask for them. */
export const keepAssets = (folder: string) => {
  mkdirSync(folder, { recursive: true })
  cpSync(join(BUILD_FOLDER, 'client/assets'), folder, { recursive: true, force: false })
}
