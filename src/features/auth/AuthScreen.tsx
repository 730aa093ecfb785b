import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { useEarlyTap } from '#src/lib/browser/use-early-tap.ts'
import { openSession } from '#src/lib/session/load-session.ts'
import { $session } from '#src/stores/session.ts'
import { ErrorBoundary } from '#src/ui/feedback/ErrorBoundary.tsx'
import { AuthFrame } from './AuthFrame.tsx'
import { landing } from './after-sign-in.ts'
import { type Farewell, frameOf, type Mode } from './auth-steps.tsx'

/** Opens the dashboard as soon as somebody signs in, here or in another tab. */
const useWayOut = (): void => {
  const session = useStore($session)
  useEffect(() => {
    // On failure show the form: signing in will say what is wrong.
    openSession().catch(() => undefined)
  }, [])
  useEffect(() => {
    if (session.state === 'signed-in') location.replace(landing())
  }, [session])
}

/** Takes the secret of a mailed link out of the address bar, where it would be seen and shared. */
const takeLink = (name: 'reset' | 'proof'): string | null => {
  const secret = new URLSearchParams(location.search).get(name)
  if (secret) history.replaceState(null, '', location.pathname)
  return secret
}

/** Returns the address that a link to this page carries, where no server sees it. */
const addressInHash = (): { email?: string } => {
  const email = new URLSearchParams(location.hash.slice(1)).get('email')
  return email ? { email } : {}
}

interface AuthScreenProps {
  /** The prerendered step. Text typed before hydration stays. */
  start: 'sign-in' | 'sign-up'
}

const Steps = ({ start }: AuthScreenProps) => {
  const [mode, setMode] = useState<Mode>(start === 'sign-up' ? { name: 'sign-up' } : { name: 'sign-in' })
  const [farewell, setFarewell] = useState<Farewell>()
  const [moved, setMoved] = useState(false)
  const go = (next: Mode) => {
    setMoved(true)
    setMode(next)
  }
  useEarlyTap()
  useWayOut()
  useEffect(() => {
    const query = new URLSearchParams(location.search)
    setFarewell(query.has('ended') ? 'ended' : query.has('deleted') ? 'deleted' : undefined)
    if (query.get('ref')) setMode({ name: 'sign-up' })
    else if (query.has('forgot')) setMode({ name: 'forgot', ...addressInHash() })
    const token = takeLink('reset')
    const mailedLink = takeLink('proof')
    if (token) setMode({ name: 'reset-by-link', token })
    else if (mailedLink) setMode({ name: 'sign-in', mailedLink })
    else {
      const address = addressInHash()
      // Only then: a tap made before this page was ready stands.
      if (address.email && !query.has('forgot') && !query.has('ref')) setMode({ name: 'sign-in', ...address })
    }
  }, [])
  const frame = frameOf(mode, { farewell, go, toSignIn: () => go({ name: 'sign-in' }) })
  return <AuthFrame key={mode.name} announced={moved} {...frame} />
}

/** Sign-in, sign-up, forgotten password, and the wait for the verification mail. */
export const AuthScreen = ({ start }: AuthScreenProps) => (
  <ErrorBoundary>
    <Steps start={start} />
  </ErrorBoundary>
)
