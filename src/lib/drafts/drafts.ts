import { readStored, writeStored } from '../browser/storage.ts'

const PREFIX = 'draft:'

/** Unsaved form values of one user, in this tab. */
interface Draft {
  owner: string
  values: unknown
}

/** Returns a form's draft if it is this user's. */
export const readDraft = (key: string, owner: string): Record<string, unknown> | undefined => {
  try {
    const draft = JSON.parse(readStored('sessionStorage', PREFIX + key) ?? 'null') as Draft | null
    if (draft?.owner !== owner || typeof draft.values !== 'object' || draft.values === null) return undefined
    return draft.values as Record<string, unknown>
  } catch {
    return undefined
  }
}

/** Stores a form's values as JSON, without files. */
export const keepDraft = (key: string, owner: string, values: Record<string, unknown>): void => {
  const plain = Object.fromEntries(
    Object.entries(values).filter(([, value]) => !(value instanceof Blob) && !(value instanceof FileList)),
  )
  // If storage is blocked the values last as long as the form.
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
