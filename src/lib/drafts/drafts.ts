import { readStored, writeStored } from '../browser/storage.ts'

const PREFIX = 'draft:'

/** What was typed into a form and not saved yet; it belongs to this tab and to one user. */
interface Draft {
  owner: string
  values: unknown
}

/** The kept values of a form, if they are this user's. */
export const readDraft = (key: string, owner: string): Record<string, unknown> | undefined => {
  try {
    const draft = JSON.parse(readStored('sessionStorage', PREFIX + key) ?? 'null') as Draft | null
    if (draft?.owner !== owner || typeof draft.values !== 'object' || draft.values === null) return undefined
    return draft.values as Record<string, unknown>
  } catch {
    return undefined
  }
}

/** Keeps what JSON can hold of a form's values; files cannot be kept. */
export const keepDraft = (key: string, owner: string, values: Record<string, unknown>): void => {
  const plain = Object.fromEntries(
    Object.entries(values).filter(([, value]) => !(value instanceof Blob) && !(value instanceof FileList)),
  )
  // Where it cannot be kept the form has its values as long as it is shown.
  writeStored('sessionStorage', PREFIX + key, JSON.stringify({ owner, values: plain } satisfies Draft))
}

export const dropDraft = (key: string): void => void writeStored('sessionStorage', PREFIX + key, null)

export const clearDrafts = (): void => {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key)
  } catch {
    // Blocked.
  }
}
