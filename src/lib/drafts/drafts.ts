const PREFIX = 'draft:'

/** What was typed into a form and not saved yet; it belongs to this tab and to one user. */
interface Draft {
  owner: string
  values: unknown
}

/** The kept values of a form, if they are this user's. */
export const readDraft = (key: string, owner: string): Record<string, unknown> | undefined => {
  try {
    const draft = JSON.parse(sessionStorage.getItem(PREFIX + key) ?? 'null') as Draft | null
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
  try {
    sessionStorage.setItem(PREFIX + key, JSON.stringify({ owner, values: plain } satisfies Draft))
  } catch {
    // Blocked or full: the form keeps its values as long as it is shown.
  }
}

export const dropDraft = (key: string): void => {
  try {
    sessionStorage.removeItem(PREFIX + key)
  } catch {
    // Blocked.
  }
}

export const clearDrafts = (): void => {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key)
  } catch {
    // Blocked.
  }
}
