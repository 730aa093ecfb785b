import type { z } from 'zod'
import {
  COURIER_PLACES_MAX,
  COURIERS_MAX,
  type Courier,
  type courierChange,
  type courierPlaces,
} from '#contract/couriers/couriers.ts'
import type { Transaction } from '#server/db/database.ts'
import { newId } from '#server/db/ids.ts'
import { lock } from '#server/db/lock.ts'
import { write } from '#server/db/write.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/http/app-error.ts'
import * as repo from '#server/records/couriers/couriers.repo.ts'
import type { StoreRow } from '#server/records/stores/stores.repo.ts'

type Change = z.infer<typeof courierChange>

export const listCouriers = async ({ db }: Pick<Deps, 'db'>, store: StoreRow): Promise<Courier[]> =>
  (await repo.couriersOf(db, store.id)).map(repo.readCourier)

const columnsOf = ({ columns, numbered_places, plain_text, ...same }: Change) => ({
  ...same,
  columns: JSON.stringify(columns),
  numbered_places: numbered_places ? (1 as const) : (0 as const),
  plain_text: plain_text ? (1 as const) : (0 as const),
})

/** Finds a courier of this store, or throws `not_found`. */
export const ownCourier = async (trx: Transaction, store: StoreRow, id: string): Promise<repo.CourierRow> => {
  const row = await repo.findOwnCourier(trx, store.id, id)
  if (!row) throw new AppError('not_found', 'Courier not found')
  return row
}

/** Adds a courier. Throws `conflict` beyond `COURIERS_MAX`. */
export const addCourier = (deps: Deps, store: StoreRow, change: Change): Promise<Courier> =>
  write(deps, async (trx) => {
    await lock(trx, 'store', store.id)
    if ((await repo.couriersOf(trx, store.id)).length >= COURIERS_MAX) {
      throw new AppError('conflict', `A shop has at most ${COURIERS_MAX} couriers`)
    }
    const at = deps.clock.now().toISOString()
    const row = { ...columnsOf(change), id: newId(), store_id: store.id, places: '{}', created_at: at, updated_at: at }
    await repo.insertCourier(trx, row)
    return repo.readCourier(row)
  })

/** Saves a courier. Throws `not_found`. */
export const changeCourier = (deps: Deps, store: StoreRow, id: string, change: Change): Promise<Courier> =>
  write(deps, async (trx) => {
    await lock(trx, 'store', store.id)
    const row = await ownCourier(trx, store, id)
    const changed = { ...columnsOf(change), updated_at: deps.clock.now().toISOString() }
    await repo.updateCourier(trx, id, changed)
    return repo.readCourier({ ...row, ...changed })
  })

/** Adds a courier's names of places. Throws `not_found`, and `conflict` beyond `COURIER_PLACES_MAX`. */
export const nameCourierPlaces = (
  deps: Deps,
  store: StoreRow,
  id: string,
  { places }: z.infer<typeof courierPlaces>,
): Promise<Courier> =>
  write(deps, async (trx) => {
    await lock(trx, 'store', store.id)
    const row = await ownCourier(trx, store, id)
    const known = Object.entries({ ...repo.readCourier(row).places, ...places }).filter(([, name]) => name !== '')
    if (known.length > COURIER_PLACES_MAX) {
      throw new AppError('conflict', `At most ${COURIER_PLACES_MAX} places have a name of their own`)
    }
    const changed = { places: JSON.stringify(Object.fromEntries(known)), updated_at: deps.clock.now().toISOString() }
    await repo.updateCourier(trx, id, changed)
    return repo.readCourier({ ...row, ...changed })
  })

/** Removes a courier. Its parcels stay. Throws `not_found`. */
export const removeCourier = (deps: Deps, store: StoreRow, id: string): Promise<void> =>
  write(deps, async (trx) => {
    await lock(trx, 'store', store.id)
    await ownCourier(trx, store, id)
    await repo.deleteCourier(trx, id)
  })
