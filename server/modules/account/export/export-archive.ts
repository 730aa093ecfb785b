import type { Deps } from '#server/deps.ts'
import { accountData } from '#server/modules/account/data/account-data.ts'
import type { Content } from '#server/modules/account/data/account-parts.ts'
import { findStoreByOwner, isOffAir } from '#server/records/stores/stores.repo.ts'
import type { UserRow } from '#server/records/users/users.repo.ts'
import type { ExportDownload } from './export-downloads.ts'
import { exportedImages, type ImageCount } from './export-images.ts'
import { staticShop } from './static-shop.ts'
import { type ZipFile, zip } from './zip.ts'

const encoder = new TextEncoder()

/** Yields a part as readable JSON, one row per line. */
async function* asJson(content: Content): AsyncGenerator<Uint8Array> {
  if ('one' in content) {
    yield encoder.encode(`${JSON.stringify(content.one, null, 2)}\n`)
    return
  }
  let before = '[\n'
  for await (const rows of content.rows) {
    yield encoder.encode(before + rows.map((row) => JSON.stringify(row)).join(',\n'))
    before = ',\n'
  }
  yield encoder.encode(before === '[\n' ? '[]\n' : '\n]\n')
}

const readMe = ({ email }: UserRow, now: Date, { packed, leftOut }: ImageCount): string =>
  [
    `The data of the WhatsStore account ${email}, ${now.toISOString().slice(0, 10)}.`,
    '',
    'data/    what we keep of your account and your shop, as JSON: any spreadsheet or text program opens it',
    `images/  your pictures as you uploaded them: ${packed}`,
    'shop/    your shop as a website of its own: open index.html, or put the folder on any web host; orders go to your WhatsApp',
    ...(leftOut > 0 ? ['', `${leftOut} pictures could not be packed. Write to us if you need them.`] : []),
    '',
    'Amounts are in the currency of your shop, moments in UTC. What only our server may know is not in here: your password, the secrets of',
    'your sign-ins, and what is kept for a moment to do its work.',
    '',
  ].join('\n')

async function* filesOf(deps: Deps, user: UserRow): AsyncGenerator<ZipFile> {
  const { db, secrets } = deps
  for await (const { name, content } of accountData({ db, secrets, user })) {
    yield { name: `data/${name}.json`, pieces: asJson(content), compress: true }
  }
  const count = { packed: 0, leftOut: 0 }
  const store = await findStoreByOwner(db, user.id)
  if (store) yield* exportedImages(deps, store.id, count)
  if (store && !isOffAir(store)) yield* staticShop(deps, store)
  const words = encoder.encode(readMe(user, deps.clock.now(), count))
  yield { name: 'README.txt', pieces: [words], compress: true }
}

/**
 * Streams everything of an account as a ZIP archive. Calls `read` for each piece and `end` when it is over, also when
 * the client disconnects. Breaks off when `signal` aborts.
 */
export const exportArchive = (
  deps: Deps,
  user: UserRow,
  { signal, read, end }: ExportDownload,
): ReadableStream<Uint8Array> => {
  const pieces = zip(filesOf(deps, user), deps.clock.now())
  return new ReadableStream({
    start: (controller) => {
      signal.addEventListener('abort', () => {
        controller.error(new Error('the download has given way to others'))
        void pieces.return(undefined)
      })
    },
    pull: async (controller) => {
      read()
      try {
        const { done, value } = await pieces.next()
        if (!done) return controller.enqueue(value)
        end()
        controller.close()
      } catch (error) {
        end()
        deps.log.error({ err: error }, 'could not pack the archive of an account')
        throw error
      }
    },
    cancel: async () => {
      end()
      await pieces.return(undefined)
    },
  })
}
