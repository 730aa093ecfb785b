import { RefreshCw, RotateCw, Sparkles, TriangleAlert, WifiOff } from 'lucide-react'
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { mayReload, reloadFresh } from '#src/lib/browser/stale-page.ts'
import { useOnline } from '#src/lib/browser/use-online.ts'
import * as common from '#src/ui/words.ts'
import { Button } from '../Button.tsx'
import * as say from './words.ts'

const RELOAD_AFTER = 1000

const Screen = ({
  icon,
  title,
  words,
  children,
}: {
  icon: ReactNode
  title: string
  words: string
  children: ReactNode
}) => (
  <div
    role="alert"
    className="mx-auto flex min-h-[60svh] max-w-md flex-col items-center justify-center gap-5 p-6 text-center"
  >
    <div className="grid size-14 place-items-center rounded-2xl bg-raised [&_svg]:size-7">{icon}</div>
    <div className="flex flex-col gap-1.5">
      <h1 className="font-semibold text-xl tracking-tight">{title}</h1>
      <p className="text-balance text-muted">{words}</p>
    </div>
    <div className="flex w-full flex-col gap-2 sm:w-auto sm:flex-row">{children}</div>
  </div>
)

/** Shown for unexpected errors, other than the server's answers. */
export const SomethingWentWrong = ({ onRetry }: { onRetry: () => void }) => (
  <Screen
    icon={<TriangleAlert aria-hidden="true" className="text-negative" />}
    title={say.somethingWentWrong}
    words={say.thisPageStoppedWorking}
  >
    <Button icon={<RefreshCw aria-hidden="true" />} onClick={() => location.reload()}>
      {say.refreshPage}
    </Button>
    <Button variant="secondary" icon={<RotateCw aria-hidden="true" />} onClick={onRetry}>
      {common.tryAgain}
    </Button>
    <Button variant="secondary" onClick={() => void reloadFresh()}>
      {say.clearCacheReload}
    </Button>
  </Screen>
)

/** Shown when the page is older than the server's files. Reloads once by itself, then asks the seller. */
export const UpdateAvailable = ({ onRetry }: { onRetry: () => void }) => {
  const online = useOnline()
  const [reloading, setReloading] = useState(false)
  const wasOffline = useRef(!online)
  // Before paint, so that no buttons flash.
  useLayoutEffect(() => {
    if (!online) return
    // The connection was lost: retry before assuming a newer version.
    if (wasOffline.current) return onRetry()
    if (!mayReload()) return
    setReloading(true)
    const timer = setTimeout(() => void reloadFresh(), RELOAD_AFTER)
    return () => clearTimeout(timer)
  }, [online, onRetry])
  // Offline nobody knows whether there is a newer version.
  if (!online) {
    return (
      <Screen
        icon={<WifiOff aria-hidden="true" className="text-warning" />}
        title={say.youAreOffline}
        words={say.thisPartHasNotLoaded}
      >
        <Button variant="secondary" icon={<RotateCw aria-hidden="true" />} onClick={onRetry}>
          {common.tryAgain}
        </Button>
      </Screen>
    )
  }
  return (
    <Screen
      icon={<Sparkles aria-hidden="true" className="text-accent-text" />}
      title={say.appUpdateAvailable}
      words={reloading ? say.appIsUpdatingPleaseWait : say.aNewerVersionIsHere}
    >
      {!reloading && (
        <>
          <Button onClick={() => void reloadFresh()}>{say.updateNow}</Button>
          <Button variant="secondary" onClick={onRetry}>
            {common.tryAgain}
          </Button>
        </>
      )}
    </Screen>
  )
}
