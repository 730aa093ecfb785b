type Area = 'localStorage' | 'sessionStorage'

/** Returns what is kept under a name; `null` when nothing is, or when the browser keeps nothing. */
export const readStored = (area: Area, name: string): string | null => {
  try {
    return globalThis[area].getItem(name)
  } catch {
    return null
  }
}

/** Keeps a text under a name, or nothing any more for `null`. Returns whether it is so: storage may be blocked or full. */
export const writeStored = (area: Area, name: string, text: string | null): boolean => {
  try {
    if (text === null) globalThis[area].removeItem(name)
    else globalThis[area].setItem(name, text)
    return true
  } catch {
    return false
  }
}
