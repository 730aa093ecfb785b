import type { z } from 'zod'
import type { SheetPreview, SheetUpload, sheetImported } from '#contract/products/sheet.ts'
import type { Transaction } from '#server/db/database.ts'
import { newId } from '#server/db/ids.ts'
import type { Deps } from '#server/deps.ts'
import { AppError, invalidField } from '#server/http/app-error.ts'
import { nextUpdatedAt } from '#server/http/if-match.ts'
import { productLimit } from '#server/modules/catalogue/products/products.service.ts'
import { writeChange, writeNew } from '#server/modules/catalogue/products/write-product.ts'
import { findImportKeys, insertProductKey } from '#server/records/products/product-keys.repo.ts'
import { updateVariant } from '#server/records/products/variants.repo.ts'
import { changeAndPublish } from '#server/records/publications/enqueue-publish.ts'
import type { StoreRow } from '#server/records/stores/stores.repo.ts'
import type { UserRow } from '#server/records/users/users.repo.ts'
import type { PlannedProduct } from './plan-product.ts'
import { changing, checksumOf, openSheet, planSheet, presentPlan } from './plan-sheet.ts'

/** Shows what a sheet would add and change. Writes nothing. */
export const previewSheet = async (
  deps: Deps,
  owner: UserRow,
  store: StoreRow,
  upload: SheetUpload,
): Promise<SheetPreview> => {
  const sheet = await openSheet(upload)
  return presentPlan(sheet, await planSheet(deps.db, store.id, sheet, { ...upload, limit: productLimit(deps, owner) }))
}

const writePlanned = async (trx: Transaction, deps: Deps, store: StoreRow, one: PlannedProduct, id: string) => {
  const { product, add, change, images, files, sku } = one
  if (add) await writeNew(trx, store.id, add, { id, images: [], now: deps.clock.now().toISOString(), cause: 'import' })
  else if (product && change) {
    // Images wait for their files, and are replaced with them.
    const supplied = files.length === 0 ? images : undefined
    await writeChange(trx, product, change, {
      supplied,
      now: nextUpdatedAt(deps.clock.now(), product.updated_at),
      cause: 'import',
    })
  }
  // Grids carry the SKUs of their variants.
  const hasGrid = (add?.options?.length ?? 0) > 0 || product?.options
  if (sku !== undefined && !hasGrid) await updateVariant(trx, product?.id ?? id, { sku })
}

/**
 * Adds and changes products as shown, in one transaction and one publication. Repeats with the same `key` add nothing
 * twice. Throws `invalid` if a row is wrong, `conflict` if something differs from what was shown.
 */
export const importSheet = async (
  deps: Deps,
  owner: UserRow,
  store: StoreRow,
  { checksum, ...upload }: SheetUpload & { checksum: string },
  key: string | undefined,
): Promise<z.infer<typeof sheetImported>> => {
  const sheet = await openSheet(upload)
  return changeAndPublish(deps, store.id, async (trx) => {
    const planned = await planSheet(trx, store.id, sheet, { ...upload, limit: productLimit(deps, owner) })
    const earlier = key ? await findImportKeys(trx, store.id, key) : []
    if (earlier.some(({ request_hash }) => request_hash !== checksum))
      throw new AppError('conflict', 'This key has imported another file before')
    /** Ids of added products by their row. */
    const added = new Map(
      earlier.map(({ idempotency_key, product_id }) => [Number(idempotency_key.split(':').at(-1)), product_id]),
    )
    const changes = changing(planned).filter(({ kind }) => kind === 'change')
    if (earlier.length === 0) {
      const wrong = planned.find(({ kind }) => kind === 'wrong')
      if (wrong) throw invalidField('sheet', `Row ${wrong.notes[0]?.row}: ${wrong.notes[0]?.text}`)
      if (checksumOf(sheet, planned) !== checksum)
        throw new AppError('conflict', 'Your products have changed since. Please look at the changes again.')
      for (const one of changes) await writePlanned(trx, deps, store, one, '')
      const created_at = deps.clock.now().toISOString()
      // The last row first: the first row becomes the newest product, which the shop shows first.
      for (const one of planned.filter(({ kind }) => kind === 'add').reverse()) {
        const product_id = newId()
        await writePlanned(trx, deps, store, one, product_id)
        added.set(one.row, product_id)
        const row = { store_id: store.id, request_hash: checksum, product_id, created_at }
        if (key) await insertProductKey(trx, { ...row, idempotency_key: `${key}:${one.row}` })
      }
    }
    return {
      message: 'Products imported',
      added: added.size,
      changed: changes.length,
      images: planned.flatMap(({ row, product, files, images = [] }) => {
        const product_id = added.get(row) ?? product?.id
        return files.length > 0 && product_id !== undefined ? [{ product_id, images }] : []
      }),
    }
  })
}
