import type { ToastAction } from './toast-action.ts'

type Kind = 'success' | 'error' | 'info' | 'warning'

const code = () => import('./show-toast.tsx')

/** Loads the code of toasts early, because an «offline» toast could not load it. */
export const warmToasts = (): void => {
  code().catch(() => undefined)
}

/** Shows a toast once the code is loaded. */
const say = (kind: Kind) => (words: string, shownMs?: number, action?: ToastAction) => {
  code().then(
    ({ showToast }) => showToast(kind, words, shownMs, action),
    () => undefined,
  )
}

/** Withdraws a toast. */
export const takeBack = (words: string): void => {
  code().then(
    (shown) => shown.takeBack(words),
    () => undefined,
  )
}

/** Confirms what was just done: 4 seconds by default, 3 at a time. Important errors stay in the page instead. */
export const toast = { success: say('success'), error: say('error'), info: say('info'), warning: say('warning') }
