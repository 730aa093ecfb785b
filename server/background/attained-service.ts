import { LRUCache } from 'lru-cache'

/** After so long half of what somebody was given counts no more, in milliseconds. */
const HALF_LIFE_MS = 60_000
/** Owners that are remembered; the one who was served longest ago is forgotten first. */
const MOST_OWNERS = 1_000

/**
 * How much work was done for whom lately. Where one thing can be done at a time, whoever has had least of it goes first: a seller who sends
 * one photo does not wait for all those who have sent large ones for minutes, however many they are (least attained service first).
 */
export interface AttainedService {
  /** Adds work that was done for an owner, in milliseconds. */
  add(owner: string, milliseconds: number): void
  /** The work done for an owner lately, in milliseconds. */
  of(owner: string): number
}

export const createAttainedService = (now: () => number = () => performance.now()): AttainedService => {
  const owners = new LRUCache<string, { milliseconds: number; at: number }>({ max: MOST_OWNERS })
  const of = (owner: string): number => {
    const { milliseconds, at } = owners.get(owner) ?? { milliseconds: 0, at: 0 }
    return milliseconds * 0.5 ** ((now() - at) / HALF_LIFE_MS)
  }
  return {
    add: (owner, milliseconds) => void owners.set(owner, { milliseconds: of(owner) + milliseconds, at: now() }),
    of,
  }
}

/** The first of those whose owner has had least; `undefined` when there is none. */
export const leastServed = <Item>(
  items: Iterable<Item>,
  ownerOf: (item: Item) => string,
  service: Pick<AttainedService, 'of'>,
): Item | undefined => {
  let least: { item: Item; served: number } | undefined
  for (const item of items) {
    const served = service.of(ownerOf(item))
    if (!least || served < least.served) least = { item, served }
  }
  return least?.item
}

/** The last of those whose owner has had most, if that is more than `owner` has had: who gives way where there is no room for `owner`. */
export const whoGivesWay = <Item>(
  items: Iterable<Item>,
  ownerOf: (item: Item) => string,
  service: Pick<AttainedService, 'of'>,
  owner: string,
): Item | undefined => {
  let most: { item?: Item; served: number } = { served: service.of(owner) }
  for (const item of items) {
    const served = service.of(ownerOf(item))
    if (served > most.served || (most.item && served === most.served)) most = { item, served }
  }
  return most.item
}
