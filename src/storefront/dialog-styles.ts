import { atom } from 'nanostores'
import href from './dialogs.css?url'

/** Whether the dialogs' stylesheet is applied. No dialog shows before. */
export const $styled = atom(false)

/** Loads the dialogs' stylesheet. Rejects if it fails; can be called again. */
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
