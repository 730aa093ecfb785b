/**
 * Bounds an `LRUCache` that usually holds few entries. Its `max` option allocates room for all of them at once, which
 * is megabytes for the caches of a server and a twentieth of the time of its tests.
 */
export const atMost = (entries: number): { maxSize: number; sizeCalculation: () => number } => ({
  maxSize: entries,
  sizeCalculation: () => 1,
})
