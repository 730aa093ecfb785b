import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'

const root = fileURLToPath(new URL('../../', import.meta.url))
const built = join(root, '.astro/urdu')

/**
 * Builds the dashboard and the sign-in in Urdu, beside the main build: their pages into `dist/urdu`, their scripts
 * among all others. In a process of its own, since a build keeps its modules in memory.
 */
export const urduDashboard = (): AstroIntegration => {
  let ended: Promise<unknown[]>
  return {
    name: 'urdu-dashboard',
    hooks: {
      'astro:build:start': () => {
        const config = 'scripts/build/urdu/urdu.config.mjs'
        const child = spawn(
          process.execPath,
          [join(root, 'node_modules/astro/bin/astro.mjs'), 'build', '--config', config],
          {
            cwd: root,
            stdio: ['ignore', 'ignore', 'inherit'],
          },
        )
        ended = once(child, 'exit')
      },
      'astro:build:done': async ({ dir }) => {
        const [code] = await ended
        if (code !== 0) throw new Error('the dashboard in Urdu could not be built')
        const pages = fileURLToPath(new URL('../urdu/', dir))
        rmSync(pages, { recursive: true, force: true })
        cpSync(join(built, 'assets'), join(fileURLToPath(dir), 'assets'), { recursive: true })
        cpSync(built, pages, { recursive: true, filter: (file) => file !== join(built, 'assets') })
      },
    },
  }
}
