import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'
import { PREMIUM_MESSAGING } from '#contract/whatsapp/whatsapp-api.ts'
import { ApiError } from '#src/lib/api/api-error.ts'
import { connectionQuery, register } from './connection.ts'

export const ALREADY_REGISTERED = 'You are already registered! Proceeding to QR code setup...'
const CHECK_FAILED = 'Unable to check registration status. Please try again.'
const REGISTER_FAILED = 'Failed to register with WhatsApp service. Please try again.'

/** Long enough to read that one is registered already. */
const PROCEED_AFTER = 2000
const CLOSE_AFTER = 2000

/** Where the set-up of a seller's own WhatsApp stands. */
export type Setup =
  | { step: 'checking' }
  | { step: 'failed'; words: string; canRetry: boolean }
  | { step: 'register'; state: 'asked' | 'busy' | 'known'; words: string | null }
  | { step: 'qr' }
  | { step: 'connected' }

/** Leads from the first look through registration and the code to the connection; `onDone` comes 2 seconds after it. */
export const useSetup = (userId: string, onDone: () => void) => {
  const queries = useQueryClient()
  const [setup, setSetup] = useState<Setup>({ step: 'checking' })

  const check = useCallback(async () => {
    setSetup({ step: 'checking' })
    try {
      const connection = await queries.fetchQuery({ ...connectionQuery(userId), retry: false })
      if (connection.state === 'unregistered') setSetup({ step: 'register', state: 'asked', words: null })
      else setSetup({ step: connection.state === 'connected' ? 'connected' : 'qr' })
    } catch (error) {
      const unpaid = error instanceof ApiError && error.status === 403
      setSetup({ step: 'failed', words: unpaid ? PREMIUM_MESSAGING : CHECK_FAILED, canRetry: !unpaid })
    }
  }, [queries, userId])
  useEffect(() => void check(), [check])

  const begin = async () => {
    setSetup({ step: 'register', state: 'busy', words: null })
    try {
      await register()
      setSetup({ step: 'qr' })
    } catch (error) {
      const status = error instanceof ApiError ? error.status : 0
      if (status === 409) setSetup({ step: 'register', state: 'known', words: ALREADY_REGISTERED })
      else if (status === 403) setSetup({ step: 'failed', words: PREMIUM_MESSAGING, canRetry: false })
      else setSetup({ step: 'register', state: 'asked', words: REGISTER_FAILED })
    }
  }

  const known = setup.step === 'register' && setup.state === 'known'
  useEffect(() => {
    if (!known) return
    const timer = setTimeout(() => setSetup({ step: 'qr' }), PROCEED_AFTER)
    return () => clearTimeout(timer)
  }, [known])

  const connected = setup.step === 'connected'
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is to be done after it does not begin the wait anew
  useEffect(() => {
    if (!connected) return
    const timer = setTimeout(onDone, CLOSE_AFTER)
    return () => clearTimeout(timer)
  }, [connected])

  const connect = useCallback(() => setSetup({ step: 'connected' }), [])
  return { setup, check: () => void check(), begin: () => void begin(), connect }
}
