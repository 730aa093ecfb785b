import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { minify } from 'terser'
import type { Plugin } from 'vite'
import { URDU } from './storefront-copies.ts'

const shell =
  /\/src\/(stores\/(cart|dialog)\.ts|storefront\/([^/?]+\.ts$|shell\/|Scripts\.astro\?.*index=0))|\/(contract\/orders\/(cart|stored-cart)\.ts|lib\/browser\/storage\.ts|nanostores\/(atom|clean-stores)\/.*)\?storefront$/

/** Parts that a product page needs before the dialogs come: words of a chat order, where city and code are kept. */
const chat =
  /\/src\/(contract\/(whatsapp\/chat-links|money)\.ts\?storefront|storefront\/(delivery\/city-key|code\/code-key)\.ts)$/

/** Everything else but delivery and search, with its own copies of what it uses (see `storefront-copies.ts`). */
const dialogs =
  /\/src\/storefront\/islands\/|^(?!.*\/src\/contract\/(delivery\/|search\/|orders\/price-order)).*\?storefront$/

/** The script of a page in Urdu that starts its shell. */
const urduShell = /\/src\/storefront\/UrduScripts\.astro\?.*index=0/

/** Modules of the storefront itself, which have no mark in English. */
const unmarked = /\/src\/(storefront\/|stores\/(cart|dialog)(-actions)?\.ts)/

/** Returns a test of modules for a group, as English or as Urdu shops have it. */
const isIn = (group: RegExp, isUrdu: boolean) => (id: string) => {
  if (/[?&]ur$/.test(id) !== isUrdu) return false
  return group.test(isUrdu ? id.replace(/[?&]ur$/, unmarked.test(id) ? '' : '?storefront') : id)
}

/**
 * Groups the storefront's modules: the shell in one file, everything behind intent, React included, in another.
 * By default the bundler would split off shared modules, each one more round trip.
 */
export const storefrontChunks = [
  { name: 'shell', test: (id: string) => isIn(shell, false)(id) && !urduShell.test(id), priority: 2 },
  { name: 'chat', test: isIn(chat, false), priority: 1 },
  { name: 'dialogs', test: isIn(dialogs, false) },
  { name: 'shell-ur', test: (id: string) => isIn(shell, true)(id) || urduShell.test(id), priority: 2 },
  { name: 'chat-ur', test: isIn(chat, true), priority: 1 },
  { name: 'dialogs-ur', test: isIn(dialogs, true) },
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

/** Modules of store pages' scripts. */
const ofStorefront = /\/src\/storefront\/|[?&](storefront|ur)$/

/** Minifies a script once more: of the shell's 4 kB, 0.15 less than the bundler's own way. Calls of words vanish. */
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
      const language = id.endsWith(URDU) ? URDU : ''
      const file = id.startsWith('\0') && wanted.get(id.slice(1).replace(URDU, ''))
      if (!file) return undefined
      if (!building || this.environment.name !== 'client') {
        const preamble = !building && this.environment.name === 'client' ? PREAMBLE : ''
        return `${preamble}export default ${JSON.stringify(`/@fs${file}${language}`)}`
      }
      const name = `${file === mount ? 'dialogs-entry' : basename(file, '.ts')}${language.replace('?', '-')}`
      const reference = this.emitFile({ type: 'chunk', id: file + language, name, preserveSignature: 'strict' })
      return `export default import.meta.ROLLUP_FILE_URL_${reference}`
    },
    // The emitted file only imports the group's: the shell names that one at once, a round trip less.
    async writeBundle({ dir = '' }, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      const helpers = chunks.find((chunk) => chunk.moduleIds.some((id) => id.includes('rolldown/runtime')))
      const dialogs = ['', URDU].flatMap((language) => {
        const entry = chunks.find((chunk) => chunk.facadeModuleId === mount + language)
        const target = chunks.find((chunk) => chunk !== entry && chunk.moduleIds.includes(mount + language))
        return entry && target ? [{ entry: entry.fileName, target: target.fileName }] : []
      })
      for (const { fileName, moduleIds } of chunks) {
        const code = readFileSync(join(dir, fileName), 'utf8')
        const isDialogs = dialogs.some(({ target }) => target === fileName)
        const complete = isDialogs ? withHelpers(code, helpers, this.parse) : code
        const named = dialogs.reduce(
          (text, { entry, target }) => text.replaceAll(basename(entry), basename(target)),
          complete,
        )
        const small = !isDialogs && moduleIds.some((id) => ofStorefront.test(id)) ? await smallest(named) : named
        if (small !== code) writeFileSync(join(dir, fileName), small)
      }
      for (const { entry } of dialogs) rmSync(join(dir, entry))
    },
  }
}
