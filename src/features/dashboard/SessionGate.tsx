import { useStore } from '@nanostores/react'
import { type ReactNode, useCallback, useDeferredValue, useEffect, useState } from 'react'
import { useOnline } from '#src/lib/browser/use-online.ts'
import { openSession } from '#src/lib/session/load-session.ts'
import { $session } from '#src/stores/session.ts'
import { ErrorState } from '#src/ui/feedback/States.tsx'
import { toast } from '#src/ui/feedback/toast.ts'
import { DashboardSkeleton } from './DashboardSkeleton.tsx'
import * as say from './words.ts'

/** Time to read that the session ended, in milliseconds. */
const FAREWELL = 900

/** Returns the sign-in page that leads back here. */
const signInFirst = (query: Record<string, string> = {}): string =>
  `/auth?${new URLSearchParams({ ...query, next: location.pathname + location.search })}`

/** Whether the URL names a place, as bookmarks and links in mails do. The bare dashboard leads to the landing page. */
const namesPlace = (): boolean => location.search !== ''

/** Shows the dashboard to signed-in sellers and sends everybody else away. */
export const SessionGate = ({ children }: { children: ReactNode }) => {
  // Deferred, so that the dashboard is rendered in small steps.
  const session = useDeferredValue(useStore($session))
  const [failed, setFailed] = useState(false)
  const online = useOnline()
  const open = useCallback(() => {
    setFailed(false)
    openSession().catch(() => setFailed(true))
  }, [])
  useEffect(open, [open])
  useEffect(() => {
    if (!failed) return
    // Retries by itself when the connection is back.
    addEventListener('online', open)
    return () => removeEventListener('online', open)
  }, [failed, open])

  const left = session.state === 'signed-out' ? session.why : undefined
  useEffect(() => {
    if (left === 'never') location.replace(namesPlace() ? signInFirst() : '/')
    // Typed text is kept meanwhile.
    if (left === 'ended') location.replace(signInFirst({ ended: '1' }))
    if (left === 'deleted') location.replace('/auth?deleted=1')
    if (left !== 'signed out') return
    toast.success(say.loggedOutSuccessfully)
    const timer = setTimeout(() => location.replace('/'), FAREWELL)
    return () => clearTimeout(timer)
  }, [left])

  if (session.state === 'signed-in') return children
  if (!failed) return <DashboardSkeleton />
  return (
    <main className="mx-auto max-w-md p-6 pt-[20svh]">
      <h1 className="sr-only">{say.dashboard}</h1>
      <ErrorState title={online ? say.theDashboardCouldNot : say.youAreOffline} onRetry={open}>
        {online ? say.theServerDoesNot : say.theDashboardOpensAutomatically}
      </ErrorState>
    </main>
  )
}
