/**
 * How many entries an `LRUCache` may have, for one that mostly has few: its `max` takes the room of all of them when it is made, which is
 * megabytes for those of a server, and a twentieth of the time of its tests.
 */
export const atMost = (entries: number): { maxSize: number; sizeCalculation: () => number } => ({
  maxSize: entries,
  sizeCalculation: () => 1,
})
