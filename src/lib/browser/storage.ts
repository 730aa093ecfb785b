type Area = 'localStorage' | 'sessionStorage'

/** Reads a stored text; `null` if there is none or storage is blocked. */
export const readStored = (area: Area, name: string): string | null => {
  try {
    return globalThis[area].getItem(name)
  } catch {
    return null
  }
}

/** Stores a text, or removes it for `null`. Returns false if storage is blocked or full. */
export const writeStored = (area: Area, name: string, text: string | null): boolean => {
  try {
    if (text === null) globalThis[area].removeItem(name)
    else globalThis[area].setItem(name, text)
    return true
  } catch {
    return false
  }
}
