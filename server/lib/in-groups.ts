/** Yields the items of a list in order, `size` at a time. */
export function* inGroups<Item>(items: readonly Item[], size: number): Generator<Item[]> {
  for (let first = 0; first < items.length; first += size) yield items.slice(first, first + size)
}
