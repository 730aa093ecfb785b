import { isStalePage, mayReload, reloadFresh } from '#src/lib/browser/stale-page.ts'
import { toast } from './toast.ts'
import * as say from './words.ts'

const REJECTION_SHOWN_MS = 3000
const REJECTION_RELOAD_MS = 1000
const ERROR_RELOAD_MS = 2000

/** Offline, a failed load is no update, and a reload would lose the page. */
const mayUpdate = (error: unknown): boolean => navigator.onLine && isStalePage(error) && mayReload()

/** Catches failed loads outside of rendering: announces the new version, then reloads once. */
export const watchRejections = (): (() => void) => {
  const onRejection = ({ reason }: PromiseRejectionEvent) => {
    if (!mayUpdate(reason)) return
    toast.info(say.appUpdateDetectedClearing, REJECTION_SHOWN_MS)
    void reloadFresh(REJECTION_RELOAD_MS)
  }
  const onError = ({ error }: ErrorEvent) => {
    if (!mayUpdate(error)) return
    toast.info(say.appIsUpdatingPleaseWait)
    void reloadFresh(ERROR_RELOAD_MS)
  }
  addEventListener('unhandledrejection', onRejection)
  addEventListener('error', onError)
  return () => {
    removeEventListener('unhandledrejection', onRejection)
    removeEventListener('error', onError)
  }
}
