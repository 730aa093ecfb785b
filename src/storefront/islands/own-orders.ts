import { readStored, writeStored } from '#src/lib/browser/storage.ts'
import { storeData } from '#src/storefront/store-data.ts'
import type { PlacedOrder } from '#src/stores/dialog.ts'

interface OwnOrder {
  id: string
  /** Path of its private page. */
  path: string
}

/** Orders that a device remembers of one shop. */
const MOST = 10

const storageKey = (): string => `whatsstore-orders:${storeData().slug}`

/** Returns the orders that were placed in this shop on this device, newest first. */
export const ownOrders = (): OwnOrder[] => {
  try {
    return JSON.parse(readStored('localStorage', storageKey()) ?? '[]')
  } catch {
    return []
  }
}

/** Keeps the link to a placed order on this device alone: nobody finds an order by its number or phone. */
export const keepOrder = ({ id, url }: PlacedOrder): void => {
  if (!url) return
  const others = ownOrders().filter((one) => one.id !== id)
  writeStored(
    'localStorage',
    storageKey(),
    JSON.stringify([{ id, path: new URL(url).pathname }, ...others].slice(0, MOST)),
  )
}
