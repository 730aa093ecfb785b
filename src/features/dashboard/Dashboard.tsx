import '#src/lib/zod-without-eval.ts'
import { useStore } from '@nanostores/react'
import { QueryClientProvider } from '@tanstack/react-query'
import { useDeferredValue, useEffect, useState } from 'react'
import { createQueryClient } from '#src/lib/api/query-client.ts'
import { useIdle } from '#src/lib/browser/use-idle.ts'
import { whenIdle } from '#src/lib/browser/when-idle.ts'
import { takeFlash } from '#src/lib/drafts/flash.ts'
import { deferred, optional } from '#src/ui/deferred.tsx'
import { ErrorBoundary } from '#src/ui/feedback/ErrorBoundary.tsx'
import { toast, warmToasts } from '#src/ui/feedback/toast.ts'
import { watchRejections } from '#src/ui/feedback/watch-rejections.ts'
import { $waitingForPassword } from '../shared/password-again.ts'
import { useMe, warmStore } from '../shared/queries.ts'
import { useAlerts } from './alerts/use-alerts.ts'
import { DashboardSkeleton } from './DashboardSkeleton.tsx'
import { Header } from './Header.tsx'
import { Navigation } from './Navigation.tsx'
import { OfflineBanner } from './OfflineBanner.tsx'
import { SessionGate } from './SessionGate.tsx'
import './updates/typing.ts'
import { useOwnLanguage } from './use-own-language.ts'
import { useTab, warmTab } from './use-tab.ts'
import * as say from './words.ts'

const Content = () => {
  // Deferred: the bar shows the choice at once.
  const tab = useDeferredValue(useTab().tab)
  useEffect(() => {
    document.title = say.titleOf(tab.label)
  }, [tab.label])
  return (
    <main className="min-w-0 flex-1 pb-24 md:pb-8">
      <h1 className="mb-3 font-semibold text-xl tracking-tight md:mb-5 md:text-2xl">{tab.label}</h1>
      <ErrorBoundary key={tab.id}>
        <tab.View />
      </ErrorBoundary>
    </main>
  )
}

// Rarely needed.
const AdminNotice = optional(async () => (await import('./AdminNotice.tsx')).AdminNotice)
const LaterParts = optional(async () => (await import('./LaterParts.tsx')).LaterParts)
const KeepAccount = deferred(
  async () => (await import('#src/features/account/KeepAccount.tsx')).KeepAccount,
  DashboardSkeleton,
)

const PasswordAgainDialog = deferred(
  async () => (await import('#src/features/account/PasswordAgainDialog.tsx')).PasswordAgainDialog,
)

const Frame = () => {
  const me = useMe()
  const isIdle = useIdle()
  const asked = useStore($waitingForPassword).length > 0
  useAlerts()
  useOwnLanguage(me)
  useEffect(() => {
    const words = takeFlash()
    if (words) toast.success(words)
  }, [])
  if (me.deletion_at) return <KeepAccount deletionAt={me.deletion_at} />
  return (
    <div className="min-h-svh">
      <Header />
      <OfflineBanner />
      {isIdle && <LaterParts />}
      {me.role === 'admin' && <AdminNotice />}
      <div className="mx-auto flex max-w-6xl gap-8 px-4 py-6 md:px-6 md:py-8">
        <Navigation />
        <Content />
      </div>
      {asked && <PasswordAgainDialog />}
    </div>
  )
}

/** The seller's dashboard: session check, frame, and the tab in the URL. */
export const Dashboard = () => {
  const [queries] = useState(() => {
    const client = createQueryClient()
    warmTab(client)
    void warmStore(client).catch(() => undefined)
    return client
  })
  useEffect(watchRejections, [])
  useEffect(() => whenIdle(warmToasts), [])
  return (
    <ErrorBoundary>
      <QueryClientProvider client={queries}>
        <SessionGate>
          <Frame />
        </SessionGate>
      </QueryClientProvider>
    </ErrorBoundary>
  )
}
