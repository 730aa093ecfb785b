import { cpSync, existsSync, mkdirSync, readdirSync } from 'node:fs'
import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { LRUCache } from 'lru-cache'
import { newId } from '#server/db/ids.ts'
import { type AskElsewhere, askFreely } from '#server/ports/ask-elsewhere.ts'
import type { ObjectStore } from '#server/ports/object-store.ts'
import { BUILD_FOLDER } from './pages/renderer.ts'

/** Hashed assets of all builds: pages published before an upgrade still request theirs. */
export interface BuildAssets {
  /** The folder they are served from. */
  readonly folder: string
  /**
   * Fetches an asset of another build into the folder, if it exists; remote requests go through `asking`.
   * Rejects with `ObjectStoreAway` when nobody can tell.
   */
  bring(name: string, asking?: AskElsewhere): void | Promise<void>
}

/** Adds this build's assets to those of earlier ones in a folder. */
export const keepAssets = (folder: string): BuildAssets => {
  mkdirSync(folder, { recursive: true })
  cpSync(join(BUILD_FOLDER, 'client/assets'), folder, { recursive: true, force: false })
  return { folder, bring: () => {} }
}

/** Name prefix of assets in a shared bucket. */
const PREFIX = 'assets/'
/** Names Vite gives to assets, compressed forms included. */
const NAME = /^\w[\w.-]{0,199}$/
const FORMS = ['.br', '.gz', ''] as const
/** Concurrent uploads. */
const AT_ONCE = 8
/** How long a missing asset is not asked for again. A build that is starting may bring it. */
const ABSENT_MS = 5_000
const MAX_ABSENT = 10_000

/** Assets of all processes' builds, in an object store with local copies. */
export interface SharedAssets extends BuildAssets {
  /** Uploads this build's missing assets. Rejects with `ObjectStoreAway`. */
  send(): Promise<void>
}

/** Shares the folder's assets, which hold this build's, with the other processes. */
export const sharedAssets = ({ folder }: BuildAssets, store: ObjectStore): SharedAssets => {
  const absent = new LRUCache<string, true>({ max: MAX_ABSENT, ttl: ABSENT_MS })
  const underWay = new Map<string, Promise<boolean>>()

  const copy = async (name: string): Promise<boolean> => {
    const forms = await Promise.all(FORMS.map((ending) => store.get(PREFIX + name + ending)))
    // The plain file last: if it exists, all forms do.
    for (const [index, ending] of FORMS.entries()) {
      const bytes = forms[index]
      if (!bytes) continue
      const temporary = join(folder, `.${newId()}`)
      try {
        await writeFile(temporary, bytes, { flush: true })
        await rename(temporary, join(folder, name + ending))
      } catch (error) {
        await rm(temporary, { force: true })
        throw error
      }
    }
    const isThere = forms.at(-1) !== undefined
    if (!isThere) absent.set(name, true)
    return isThere
  }

  return {
    folder,
    bring: async (name, asking = askFreely) => {
      if (!NAME.test(name) || existsSync(join(folder, name)) || absent.has(name)) return
      await asking(() => {
        const copying = underWay.get(name) ?? copy(name).finally(() => underWay.delete(name))
        underWay.set(name, copying)
        return copying
      })
    },
    send: async () => {
      const there = new Set((await store.list(PREFIX)).map(({ name }) => name))
      const own = join(BUILD_FOLDER, 'client/assets')
      // Compressed forms first: if the plain file exists, all forms do.
      const missing = readdirSync(own)
        .filter((name) => !there.has(name))
        .sort((one, other) => Number(isPlain(one)) - Number(isPlain(other)))
      while (missing.length > 0) {
        const next = missing.splice(0, AT_ONCE)
        await Promise.all(
          next.map(async (name) =>
            store.put(PREFIX + name, await readFile(join(own, name)), 'application/octet-stream'),
          ),
        )
      }
    },
  }
}

const isPlain = (name: string): boolean => !/\.(?:br|gz)$/.test(name)
