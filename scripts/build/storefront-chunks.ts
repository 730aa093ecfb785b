import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const shell =
  /\/src\/(stores\/(cart|dialog)\.ts|storefront\/([^/?]+\.ts$|shell\/|Storefront\.astro\?.*index=0))|\/(contract\/orders\/(cart|stored-cart)\.ts|lib\/browser\/storage\.ts|nanostores\/(atom|clean-stores)\/.*)\?storefront$/

/** The words of a chat order: a product page writes them before the dialogs come. */
const chat = /\/src\/contract\/(whatsapp\/chat-links|money)\.ts\?storefront$/

/** Everything else of the storefront, with its own copies of what it uses (see `storefront-copies.ts`). */
const dialogs = /\/src\/storefront\/islands\/|\?storefront$/

/**
 * Which modules travel together: the shell in the one file the page names, and everything behind intent, React included, in another that
 * imports from it what it has already brought. Left to itself the bundler cuts what they share into files of their own, each a round
 * trip more on a slow link.
 */
export const storefrontChunks = [
  { name: 'shell', test: shell, priority: 2 },
  { name: 'chat', test: chat, priority: 1 },
  { name: 'dialogs', test: dialogs },
]

const ADDRESS = 'virtual:dialogs-address'
const mount = fileURLToPath(new URL('../../src/storefront/islands/mount.tsx', import.meta.url))

/** `export{a as b}` or `import{b as a}` → pairs of names, as they stand. */
const names = (list: string): string[][] => list.split(',').map((pair) => pair.trim().split(' as '))

/** The bundler's few helpers stand in one file that the dashboard uses as well; a buyer gets them in the dialogs' file. */
const withHelpers = (code: string, helpers: { fileName: string; code: string } | undefined): string => {
  if (!helpers) return code
  const wanted = new RegExp(`import\\s*{([^}]+)}\\s*from\\s*["']\\./${basename(helpers.fileName)}["'];?`)
  return code.replace(wanted, (_statement, imported: string) => {
    const body = helpers.code.replace(/export\s*{([^}]+)};?\s*$/, (_export, list: string) => {
      const pairs = names(list).map(([local, exported = local]) => `${exported}:${local}`)
      return `return{${pairs}}`
    })
    return `const{${names(imported).map(([exported, local = exported]) => `${exported}:${local}`)}}=(()=>{${body}})();`
  })
}

/**
 * Returns the shell the address of the dialogs' file as `virtual:dialogs-address`, to import when it is wanted. An `import()` of the module
 * itself would bring the bundler's preloading code, 0.8 kB gzipped of the shell's 4.
 */
export const dialogsAddress = (): Plugin => {
  let building = false
  return {
    name: 'dialogs-address',
    configResolved: ({ command }) => {
      building = command === 'build'
    },
    resolveId: (id) => (id === ADDRESS ? `\0${ADDRESS}` : undefined),
    load(id) {
      if (id !== `\0${ADDRESS}`) return undefined
      if (!building || this.environment.name !== 'client') return `export default ${JSON.stringify(`/@fs${mount}`)}`
      const file = this.emitFile({ type: 'chunk', id: mount, name: 'dialogs-entry', preserveSignature: 'strict' })
      return `export default import.meta.ROLLUP_FILE_URL_${file}`
    },
    // The emitted file only imports the group's: the shell names that one at once, a round trip less.
    writeBundle({ dir = '' }, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      const entry = chunks.find((chunk) => chunk.facadeModuleId === mount)
      const target = chunks.find((chunk) => chunk !== entry && chunk.moduleIds.includes(mount))
      if (!entry || !target) return
      const helpers = chunks.find((chunk) => chunk.moduleIds.some((id) => id.includes('rolldown/runtime')))
      for (const { fileName } of chunks) {
        const code = readFileSync(join(dir, fileName), 'utf8')
        const complete = fileName === target.fileName ? withHelpers(code, helpers) : code
        const named = complete.replaceAll(basename(entry.fileName), basename(target.fileName))
        if (named !== code) writeFileSync(join(dir, fileName), named)
      }
      rmSync(join(dir, entry.fileName))
    },
  }
}
