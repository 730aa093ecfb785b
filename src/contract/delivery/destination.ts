import type { DeliveryWords, Destination } from './delivery.ts'
import { placeById } from './places.ts'
import * as words from './words.ts'

/** Returns a destination's city as people read it; `null` where the store did not ask. */
export const cityOf = ({ place, typed }: Destination, say: Pick<DeliveryWords, 'place'> = words): string | null => {
  const known = place ? placeById(place) : undefined
  return known ? say.place(known.name, known.urdu) : (typed ?? null)
}
