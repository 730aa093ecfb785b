import type { z } from 'zod'
import type { deliveryChange, OwnDelivery } from '#contract/delivery/delivery-schema.ts'
import { placeById } from '#contract/delivery/places.ts'
import { messages } from '#contract/error-messages.ts'
import { lock } from '#server/db/lock.ts'
import { write } from '#server/db/write.ts'
import type { Deps } from '#server/deps.ts'
import { AppError, invalidField } from '#server/http/app-error.ts'
import { assertUnchanged, nextUpdatedAt } from '#server/http/if-match.ts'
import { enqueuePublish } from '#server/records/publications/enqueue-publish.ts'
import { noteChange } from '#server/records/publications/store-changes.ts'
import { presentDelivery } from '#server/records/stores/present-delivery.ts'
import { findStoreById, type StoreRow, updateStore } from '#server/records/stores/stores.repo.ts'

/** Returns the delivery charges of a store, and the state they are part of. */
export const ownDelivery = ({ delivery, updated_at }: StoreRow): OwnDelivery => ({
  delivery: delivery && presentDelivery(delivery),
  updated_at,
})

type Change = z.infer<typeof deliveryChange>

const assertPlaces = (store: StoreRow, { rates }: Change): void => {
  if (rates.length > 0 && store.country_code !== '+92')
    throw invalidField('rates', 'Charges by place are for shops in Pakistan')
  const unknown = rates.find(({ place }) => !placeById(place))
  if (unknown) throw invalidField('rates', `Unknown place: ${unknown.place}`)
}

/**
 * Saves what a store charges for delivery, and publishes it; `null` turns it off.
 * Throws `invalid` for a place that does not exist, `changed_elsewhere` when `ifMatch` names an older state.
 */
export const saveDelivery = async (
  deps: Deps,
  store: StoreRow,
  change: Change | null,
  ifMatch?: string,
): Promise<OwnDelivery> => {
  if (change) assertPlaces(store, change)
  return write(deps, async (trx) => {
    await lock(trx, 'store', store.id)
    const current = await findStoreById(trx, store.id)
    if (!current) throw new AppError('not_found', messages.noSuchStore)
    assertUnchanged(ifMatch, current.updated_at)
    const updated_at = nextUpdatedAt(deps.clock.now(), current.updated_at)
    await updateStore(trx, store.id, { delivery: change, updated_at })
    await noteChange(trx, store.id, 'store')
    await enqueuePublish(trx, deps.clock, store.id)
    return ownDelivery({ ...current, delivery: change, updated_at })
  })
}
