/** A page of 52 kB takes 3 ms instead of 100: a test publishes dozens and nobody counts their bytes. */
export const SMALLEST = 5
