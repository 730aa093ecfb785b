const KEY = 'flash'

/** Words for the page that is about to be opened. */
export const leaveFlash = (words: string): void => {
  try {
    sessionStorage.setItem(KEY, words)
  } catch {
    // Blocked: the next page says nothing.
  }
}

/** The words a page before this one left, once. */
export const takeFlash = (): string | null => {
  try {
    const words = sessionStorage.getItem(KEY)
    sessionStorage.removeItem(KEY)
    return words
  } catch {
    return null
  }
}
