import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Config, getConfig } from '#server/config/config.ts'
import { type Db, openDatabase } from '#server/db/database.ts'
import { newId } from '#server/db/ids.ts'
import { migrateToLatest } from '#server/db/migrate.ts'
import { firstVariant, insertVariants } from '#server/records/products/variants.repo.ts'
import { insertUser } from '#server/records/users/users.repo.ts'
import { dataPaths } from '#server/services/data-folder.ts'
import { sellerRow } from '../support/seller-row.ts'

const CATEGORIES = ['Bangles', 'Khussa', 'Lawn Suits', 'Shawls', 'Ceramics']
const WORDS = [
  'Ruby',
  'Peacock',
  'Glass',
  'Mirror Work',
  'Hand Stitched',
  'Multani',
  'Chikankari',
  'Saffron',
  'Ajrak',
  'Festive',
]
const PRODUCTS = 20

const name = (index: number) =>
  `${WORDS[index % WORDS.length]} ${WORDS[(index * 7 + 3) % WORDS.length]} ${CATEGORIES[index % CATEGORIES.length]} ${index}`

const description = (index: number) =>
  `Made by hand in Lahore from ${WORDS[(index * 3) % WORDS.length]?.toLowerCase()} pieces, checked and packed by us. Number ${index} of a small run; colors vary a little from piece to piece.`

/** Products of every measured store. */
export const demoProducts = () =>
  Array.from({ length: PRODUCTS }, (_, index) => ({
    name: name(index),
    description: description(index),
    price: 450 + index * 10,
  }))

/** Makes a data folder for a measurement; `discard` removes it. */
export const createDataFolder = (workers = 1): { config: Config; discard: () => void } => {
  const dataDir = mkdtempSync(join(process.env.BENCH_DIR ?? tmpdir(), 'whatsstore-bench-'))
  return {
    config: getConfig({ DATA_DIR: dataDir, PUBLISH_WORKERS: String(workers), LOG_LEVEL: 'silent', SEED_DEMO: '0' }),
    discard: () => rmSync(dataDir, { recursive: true, force: true }),
  }
}

/** Adds stores of 20 products in 5 categories up to `count`, in another process: this one's memory is measured. */
export const fillStores = (config: Config, count: number): void => {
  const args = [fileURLToPath(new URL('./fill.ts', import.meta.url)), config.dataDir, String(count)]
  const { status } = spawnSync(process.execPath, args, { stdio: 'inherit' })
  if (status !== 0) throw new Error('the stores could not be made')
}

/** Adds them in this process. */
export const insertStores = async (config: Config, count: number): Promise<void> => {
  const db = openDatabase(dataPaths(config).database)
  await migrateToLatest(db)
  const { total } = await db
    .selectFrom('stores')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  for (let from = Number(total); from < count; from += 500) await addStores(db, from, Math.min(count, from + 500))
  await db.destroy()
}

/** Ages the stores by hours, so that idle work does not run during the measurement. */
export const letTimePass = async (config: Config): Promise<void> => {
  const db = openDatabase(dataPaths(config).database)
  await db.updateTable('publications').set({ recompressed: 1 }).execute()
  await db.destroy()
}

/** Rows of one statement. */
const ROWS = 500

const inGroups = <Item>(items: Item[], size: number): Item[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, group) => items.slice(group * size, (group + 1) * size))

const imageOf = ({ id, store_id }: { id: string; store_id: string }, created_at: string) => ({
  id: newId(),
  store_id,
  role: 'product' as const,
  product_id: id,
  position: 0,
  status: 'ready' as const,
  max_width: 800,
  width: 800,
  height: 800,
  widths: '[320,640,800]',
  color: '#d8c3a5',
  thumbhash: '',
  avif: 1 as const,
  created_at,
})

/** Adds the stores from one number up to another, each with so many products. */
export const addStores = (db: Db, from: number, to: number, size = PRODUCTS) =>
  db.transaction().execute(async (trx) => {
    const now = new Date().toISOString()
    for (let index = from; index < to; index++) {
      const [user, store] = [newId(), newId()]
      await insertUser(
        trx,
        sellerRow({ id: user, email: `seller-${index}@bench.example`, plan: 'paid', created_at: now }),
      )
      await trx
        .insertInto('stores')
        .values({
          id: store,
          user_id: user,
          store_slug: `store-${index}`,
          name: `Store ${index}`,
          bio: 'Bangles, khussa and lawn suits from Lahore',
          whatsapp_number: '3001234567',
          country_code: '+92',
          instagram_url: null,
          facebook_url: null,
          logo_image_id: null,
          cover_image_id: null,
          badges: '[]',
          revision: 1,
          created_at: now,
          updated_at: now,
        })
        .execute()
      const products = Array.from({ length: size }, (_, number) => ({
        id: newId(),
        store_id: store,
        slug: `product-${number}`,
        name: name(number),
        description: description(number),
        price: 45_000 + number * 1000 + index,
        category: CATEGORIES[number % CATEGORIES.length] ?? '',
        featured: 0 as const,
        status: 'active' as const,
        created_at: now,
      }))
      // SQLite takes 32,766 values a statement.
      for (const some of inGroups(products, ROWS)) {
        await trx.insertInto('products').values(some).execute()
        await insertVariants(
          trx,
          some.map((product) => firstVariant(product, 100_000)),
        )
        await trx
          .insertInto('images')
          .values(some.map((product) => imageOf(product, now)))
          .execute()
      }
    }
  })
