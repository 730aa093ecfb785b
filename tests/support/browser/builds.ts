import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { BUILD_FOLDER } from '#server/publish/pages/renderer.ts'
import { dataPaths } from '#server/services/data-folder.ts'
import { createWeb } from '#server/services/web.ts'
import type { PublishingApp } from '../apps/publishing-app.ts'

const BUILD_NAME = /data-build="(\w+)"/

const renamed = (script: string): string => script.replace(/\.js$/, '-next.js')

/** The next build of the same program: every script has another name, and so has the build. Returns its folder. */
const makeNextBuild = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'whatsstore-build-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  cpSync(join(BUILD_FOLDER, 'client'), folder, { recursive: true, filter: (path) => !/\.(br|gz)$/.test(path) })
  const scripts = readdirSync(join(folder, 'assets')).filter((name) => name.endsWith('.js'))
  const [, build = ''] = BUILD_NAME.exec(readFileSync(join(folder, 'dashboard/index.html'), 'utf8')) ?? []
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(js|html)$/.test(name)) continue
    let text = readFileSync(join(folder, name), 'utf8').replaceAll(build, `next${build.slice(4)}`)
    for (const script of scripts) text = text.replaceAll(script, renamed(script))
    writeFileSync(join(folder, name), text)
  }
  for (const script of scripts) renameSync(join(folder, 'assets', script), join(folder, 'assets', renamed(script)))
  return folder
}

interface NextBuild {
  /** Changes the build before it is served. */
  change?: (folder: string) => void
  serviceWorker?: boolean
}

/** Restarts the application with the next build, as an update does. The old build's assets stay. */
export const withNextBuild = (app: PublishingApp, { change, serviceWorker = true }: NextBuild = {}) => {
  const clientFolder = makeNextBuild()
  change?.(clientFolder)
  const assetsFolder = dataPaths(app.config).assets
  cpSync(join(clientFolder, 'assets'), assetsFolder, { recursive: true, force: false })
  const deps = { ...app.deps, config: { ...app.config, serviceWorker } }
  return createWeb({ deps, pages: app.pages }, clientFolder)
}
