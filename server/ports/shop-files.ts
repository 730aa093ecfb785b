/** Reads a live shop's files, as buyers get them. */
export interface ShopFiles {
  /** Returns a page of the shop that is live under a name, by its path below the home page. */
  page(liveName: string, path: string): Promise<string | undefined>
  /** Returns what is at an address below `/media/` or `/assets/`, or one of the two icons. */
  file(address: string): Promise<Uint8Array | undefined>
}
