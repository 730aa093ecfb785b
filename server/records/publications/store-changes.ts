import { z } from 'zod'
import { type StoreChange, storeChange } from '#contract/stores/changes.ts'
import type { Transaction } from '#server/db/database.ts'
import { newId } from '#server/db/ids.ts'
import { jsonColumn } from '#server/db/json-column.ts'
import { prepared } from '#server/db/prepared.ts'

/** Most changes kept between two publications. */
export const MOST = 20

export const storeChanges = jsonColumn(z.array(storeChange), [])

/** Notes a seller's change for the next version. Call it before enqueueing the publication, in one transaction. */
export const noteChange = async (
  trx: Transaction,
  storeId: string,
  what: StoreChange['what'],
  name: string | null = null,
): Promise<void> => {
  const waiting = trx.selectFrom('store_changes').where('store_id', '=', storeId)
  const { rows } = await waiting.select((eb) => eb.fn.countAll<number>().as('rows')).executeTakeFirstOrThrow()
  if (Number(rows) >= MOST) return
  await trx
    .insertInto('store_changes')
    .columns(['id', 'store_id', 'revision', 'what', 'name'])
    .expression((eb) =>
      eb
        .selectFrom('stores')
        .select((store) => [
          store.val(newId()).as('id'),
          'stores.id as store_id',
          store('revision', '+', 1).as('revision'),
          store.val(what).as('what'),
          store.val(name).as('name'),
        ])
        .where('stores.id', '=', storeId),
    )
    .execute()
}

const taken = prepared((db, { storeId, revision }: { storeId: string; revision: number }) =>
  db
    .deleteFrom('store_changes')
    .where('store_id', '=', storeId)
    .where('revision', '<=', revision)
    .returning(['id', 'what', 'name']),
)

/** Takes the changes that a version of this revision is the first to show. */
export const takeChanges = async (trx: Transaction, storeId: string, revision: number): Promise<StoreChange[]> => {
  const { rows } = await taken(trx, { storeId, revision })
  return rows.sort((one, other) => (one.id < other.id ? -1 : 1)).map(({ what, name }) => ({ what, name }))
}
