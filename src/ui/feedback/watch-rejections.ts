import { isStalePage, mayReload, reloadFresh } from '#src/lib/browser/stale-page.ts'
import { toast } from './toast.ts'

/** A piece of an older version that cannot be fetched, outside of rendering: say so, then load the new version, once. */
export const watchRejections = (): (() => void) => {
  const listen = ({ reason }: PromiseRejectionEvent) => {
    // Without a connection nothing can be fetched: that is no update, and a reload would lose the page.
    if (!navigator.onLine || !isStalePage(reason) || !mayReload()) return
    toast.info('App update detected. Clearing cache and reloading...')
    setTimeout(() => void reloadFresh(), 1000)
  }
  addEventListener('unhandledrejection', listen)
  return () => removeEventListener('unhandledrejection', listen)
}
