import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { minify } from 'terser'
import type { Plugin } from 'vite'

const shell =
  /\/src\/(stores\/(cart|dialog)\.ts|storefront\/([^/?]+\.ts$|shell\/|Storefront\.astro\?.*index=0))|\/(contract\/orders\/(cart|stored-cart)\.ts|lib\/browser\/storage\.ts|nanostores\/(atom|clean-stores)\/.*)\?storefront$/

/** Parts that a product page needs before the dialogs come: words of a chat order, where city and code are kept. */
const chat =
  /\/src\/(contract\/(whatsapp\/chat-links|money)\.ts\?storefront|storefront\/(delivery\/city-key|code\/code-key)\.ts)$/

/** Everything else but delivery, with its own copies of what it uses (see `storefront-copies.ts`). */
const dialogs = /\/src\/storefront\/islands\/|^(?!.*\/src\/contract\/(delivery\/|orders\/price-order)).*\?storefront$/

/**
 * Groups the storefront's modules: the shell in one file, everything behind intent, React included, in another.
 * By default the bundler would split off shared modules, each one more round trip.
 */
export const storefrontChunks = [
  { name: 'shell', test: shell, priority: 2 },
  { name: 'chat', test: chat, priority: 1 },
  { name: 'dialogs', test: dialogs },
]

const mount = fileURLToPath(new URL('../../src/storefront/islands/mount.tsx', import.meta.url))
const find = fileURLToPath(new URL('../../src/storefront/find/find.ts', import.meta.url))
const choice = fileURLToPath(new URL('../../src/storefront/choice/choice.ts', import.meta.url))
const code = fileURLToPath(new URL('../../src/storefront/code/code.ts', import.meta.url))
const delivery = fileURLToPath(new URL('../../src/storefront/delivery/delivery.ts', import.meta.url))

/** Modules that the shell and the dialogs import on demand, by the name it knows them by. */
const wanted = new Map([
  ['virtual:dialogs-address', mount],
  ['virtual:find-address', find],
  ['virtual:choice-address', choice],
  ['virtual:delivery-address', delivery],
  ['virtual:code-address', code],
])

/** Import that React components need under the development server, which adds it only to pages with islands. */
const PREAMBLE = `import '@vitejs/plugin-react/preamble'\n`

/** `export{a as b}` or `import{b as a}` → pairs of names, as they stand. */
const names = (list: string): string[][] => list.split(',').map((pair) => pair.trim().split(' as '))

/** From `var a=…,b=…`, returns the declarations in `wanted` and those they use. */
const needed = (declarations: Declaration[], code: string, wanted: string[]): string[] => {
  const found = new Set(wanted)
  for (const name of found) {
    const own = declarations.find(({ id }) => id.name === name)
    const text = own ? code.slice(own.start, own.end) : ''
    for (const { id } of declarations) if (new RegExp(`\\b${id.name}\\b`).test(text)) found.add(id.name)
  }
  return declarations.filter(({ id }) => found.has(id.name)).map(({ start, end }) => code.slice(start, end))
}

interface Declaration {
  id: { name: string }
  start: number
  end: number
}
type Parse = (code: string) => { body: unknown[] }

/** Inlines the bundler's helpers, which are in a file shared with the dashboard, into the dialogs' file. */
const withHelpers = (code: string, helpers: { fileName: string; code: string } | undefined, parse: Parse): string => {
  if (!helpers) return code
  const statement = new RegExp(`import\\s*{([^}]+)}\\s*from\\s*["']\\./${basename(helpers.fileName)}["'];?`)
  return code.replace(statement, (_statement, imported: string) => {
    const [, list = ''] = /export\s*{([^}]+)}/.exec(helpers.code) ?? []
    const locals = new Map(names(list).map(([local = '', exported = local]) => [exported, local]))
    const wanted = names(imported).map(([exported = '', local = exported]) => ({
      local,
      of: locals.get(exported) ?? '',
    }))
    const [first] = parse(helpers.code).body as { declarations: Declaration[] }[]
    const kept = needed(
      first?.declarations ?? [],
      helpers.code,
      wanted.map((helper) => helper.of),
    )
    return `const{${wanted.map(({ local }) => local)}}=(()=>{var ${kept};return{${wanted.map(({ local, of }) => `${local}:${of}`)}}})();`
  })
}

/** Minifies the shell once more: 0.15 kB less than the bundler's own way, of its 4. */
const smallest = async (code: string): Promise<string> => {
  const options = { module: true, ecma: 2020, compress: { passes: 3 } } as const
  return (await minify(code, options)).code ?? code
}

/**
 * Tells the shell the URLs of dialogs and search, and the dialogs those of a choice and of delivery. An `import()`
 * would add 0.8 kB gzipped to its 4.
 */
export const wantedAddresses = (): Plugin => {
  let building = false
  return {
    name: 'wanted-addresses',
    configResolved: ({ command }) => {
      building = command === 'build'
    },
    resolveId: (id) => (wanted.has(id) ? `\0${id}` : undefined),
    load(id) {
      const file = id.startsWith('\0') && wanted.get(id.slice(1))
      if (!file) return undefined
      if (!building || this.environment.name !== 'client') {
        const preamble = !building && this.environment.name === 'client' ? PREAMBLE : ''
        return `${preamble}export default ${JSON.stringify(`/@fs${file}`)}`
      }
      const name = file === mount ? 'dialogs-entry' : basename(file, '.ts')
      const reference = this.emitFile({ type: 'chunk', id: file, name, preserveSignature: 'strict' })
      return `export default import.meta.ROLLUP_FILE_URL_${reference}`
    },
    // The emitted file only imports the group's: the shell names that one at once, a round trip less.
    async writeBundle({ dir = '' }, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      const entry = chunks.find((chunk) => chunk.facadeModuleId === mount)
      const target = chunks.find((chunk) => chunk !== entry && chunk.moduleIds.includes(mount))
      if (!entry || !target) return
      const helpers = chunks.find((chunk) => chunk.moduleIds.some((id) => id.includes('rolldown/runtime')))
      for (const { fileName, moduleIds } of chunks) {
        const code = readFileSync(join(dir, fileName), 'utf8')
        const complete = fileName === target.fileName ? withHelpers(code, helpers, this.parse) : code
        const named = complete.replaceAll(basename(entry.fileName), basename(target.fileName))
        const small = moduleIds.some((id) => id.endsWith('/storefront/shell/main.ts')) ? await smallest(named) : named
        if (small !== code) writeFileSync(join(dir, fileName), small)
      }
      rmSync(join(dir, entry.fileName))
    },
  }
}
