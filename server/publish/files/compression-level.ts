/** Brotli's level for pages that are kept: a page of 52 kB takes 100 ms. */
export const SMALLEST = 11
