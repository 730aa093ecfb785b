import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { AstroIntegration } from 'astro'

/** Writes a `.br` and a `.gz` beside every static text file, so that no request compresses. */
export const precompress = (): AstroIntegration => ({
  name: 'precompress',
  hooks: {
    'astro:build:done': ({ dir }) => {
      const folder = fileURLToPath(dir)
      for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
        const path = join(folder, name)
        // Skips those of the dashboard in Urdu, compressed by its own build.
        if (!/\.(js|css|svg)$/.test(name) || !statSync(path).isFile() || existsSync(`${path}.br`)) continue
        const bytes = readFileSync(path)
        writeFileSync(`${path}.br`, brotliCompressSync(bytes))
        writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }))
      }
    },
  },
})
