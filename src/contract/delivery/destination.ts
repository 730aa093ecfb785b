import type { Destination } from './delivery.ts'
import { placeById } from './places.ts'

/** Returns a destination's city as people read it; `null` where the store did not ask. */
export const cityOf = ({ place, typed }: Destination): string | null =>
  (place ? placeById(place)?.name : undefined) ?? typed ?? null
