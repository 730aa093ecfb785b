import { LRUCache } from 'lru-cache'

/** Milliseconds until past work counts half. */
const HALF_LIFE_MS = 60_000
/** Owners remembered. The least recently used is forgotten first. */
const MOST_OWNERS = 1_000

/**
 * Recent work per owner. Whoever had least goes first (least attained service first). For example, a seller who
 * sends one photo does not wait for many who have been sending large ones for minutes.
 */
export interface AttainedService {
  /** Adds work done for an owner, in milliseconds. */
  add(owner: string, milliseconds: number): void
  /** Returns the recent work done for an owner, in milliseconds. */
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

/** Returns the first item whose owner had least, `undefined` when there is none. */
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

/** Returns the last item of the owner who had most, to make room for `owner`. `undefined` when nobody had more. */
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
