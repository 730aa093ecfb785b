import href from '../dialogs.css?url'

let loading: Promise<void> | undefined

/** Fetches the dialogs' stylesheet, once. Resolves when it holds, or has failed: an unstyled dialog is better than none. */
export const loadDialogStyles = (): Promise<void> => {
  loading ??= new Promise((resolve) => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = href
    link.onload = link.onerror = () => resolve()
    document.head.append(link)
  })
  return loading
}
