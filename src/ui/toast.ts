type Kind = 'success' | 'error' | 'info' | 'warning'

/** Nothing shows a toast before it is said: the code comes with the first, and a toast said meanwhile waits for it. */
const say = (kind: Kind) => (words: string) => {
  void import('./show-toast.tsx').then(({ showToast }) => showToast(kind, words))
}

/** A word about what was just done: 4 seconds, 3 at a time. Whatever must not be missed is said in its place instead. */
export const toast = { success: say('success'), error: say('error'), info: say('info'), warning: say('warning') }
