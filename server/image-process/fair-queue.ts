/** Work that waits, by whom it is for. */
export interface FairQueue<Item> {
  /** How many wait. */
  readonly size: number
  add(owner: string, item: Item): void
  /** Takes the next item: each owner has one, then each a second one. */
  next(): Item | undefined
}

/** Returns an empty queue in which nobody waits behind all that another one has put in. */
export const fairQueue = <Item>(): FairQueue<Item> => {
  /** In the order of their turns: whoever had one goes to the end. */
  const owners = new Map<string, Item[]>()
  let size = 0
  return {
    get size() {
      return size
    },
    add: (owner, item) => {
      size++
      const waiting = owners.get(owner)
      if (waiting) waiting.push(item)
      else owners.set(owner, [item])
    },
    next: () => {
      const [first] = owners
      if (!first) return undefined
      size--
      const [owner, [item, ...others]] = first
      owners.delete(owner)
      if (others.length > 0) owners.set(owner, others)
      return item
    },
  }
}
