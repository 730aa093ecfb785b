type Kind = 'success' | 'error' | 'info' | 'warning'

const code = () => import('./show-toast.tsx')

/** Fetches the code of toasts before the first is said: without a connection it could not come when it is wanted most. */
export const warmToasts = (): void => {
  code().catch(() => undefined)
}

/** The code comes with the first toast at the latest; a toast said meanwhile waits for it. */
const say = (kind: Kind) => (words: string, shownMs?: number) => {
  code().then(
    ({ showToast }) => showToast(kind, words, shownMs),
    () => undefined,
  )
}

/** A word about what was just done: 4 seconds unless it is told otherwise, 3 at a time. Whatever must not be missed is said in its place instead. */
export const toast = { success: say('success'), error: say('error'), info: say('info'), warning: say('warning') }
