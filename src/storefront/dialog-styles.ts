import { atom } from 'nanostores'
import href from './dialogs.css?url'

/** Whether the dialogs' stylesheet holds: no dialog is drawn before. */
export const $styled = atom(false)

/** Fetches the dialogs' stylesheet. Rejects when it cannot be had, and can be asked again. */
export const loadDialogStyles = (): Promise<void> =>
  new Promise((resolve, reject) => {
    if ($styled.get()) return resolve()
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = href
    link.onload = () => resolve($styled.set(true))
    link.onerror = () => reject(link.remove())
    document.head.append(link)
  })
