/** Prints the `fallback` of every font in `layouts-catalog/kit/style/fonts.ts`, computed from the font files. */
import { registerHooks } from 'node:module'
import { fileURLToPath } from 'node:url'
import { type FontId, fontFamilies } from '#layouts/kit/style/fonts.ts'
import { fallbackMetrics } from './support/font-metrics.ts'

const ADDRESS = '?url'

// Vite makes an address of a file imported with `?url`; here it is the file's own.
registerHooks({
  resolve: (specifier, context, next) => {
    if (!specifier.endsWith(ADDRESS)) return next(specifier, context)
    const { url } = next(specifier.slice(0, -ADDRESS.length), context)
    return { url: url + ADDRESS, format: 'module', shortCircuit: true }
  },
  load: (url, context, next) =>
    url.endsWith(ADDRESS)
      ? {
          format: 'module',
          source: `export default ${JSON.stringify(url.slice(0, -ADDRESS.length))}`,
          shortCircuit: true,
        }
      : next(url, context),
})

const { fontFiles } = await import('#layouts/kit/style/font-files.ts')

for (const [id, font] of Object.entries(fontFamilies)) {
  const { size, ascent, descent } = await fallbackMetrics(fileURLToPath(fontFiles[id as FontId]), font)
  console.log(`${id}: { size: ${size}, ascent: ${ascent}, descent: ${descent} },`)
}
