import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'
import { PREMIUM_MESSAGING } from '#contract/whatsapp/whatsapp-api.ts'
import { asksPassword } from '#src/features/shared/password-again.ts'
import { ApiError } from '#src/lib/api/api-error.ts'
import { said } from '#src/lib/server-words.ts'
import { connectionQuery, register } from './connection.ts'
import * as say from './words.ts'

export const ALREADY_REGISTERED = say.youAreAlreadyRegistered
const CHECK_FAILED = say.registrationNotChecked
const REGISTER_FAILED = say.failedToRegister

/** Time to read that the account is registered already, in milliseconds. */
const PROCEED_AFTER = 2000
const CLOSE_AFTER = 2000

/** Steps of setting up a seller's own WhatsApp. */
export type Setup =
  | { step: 'checking' }
  | { step: 'failed'; words: string; canRetry: boolean }
  | { step: 'register'; state: 'asked' | 'busy' | 'known'; words: string | null }
  | { step: 'qr' }
  | { step: 'connected' }

/** Leads through registration and code to the connection. Calls `onDone` 2 seconds after it. */
export const useSetup = (userId: string, onDone: () => void) => {
  const queries = useQueryClient()
  const [setup, setSetup] = useState<Setup>({ step: 'checking' })

  const check = useCallback(async () => {
    setSetup({ step: 'checking' })
    try {
      const connection = await queries.query({ ...connectionQuery(userId), retry: false })
      if (connection.state === 'unregistered') setSetup({ step: 'register', state: 'asked', words: null })
      else setSetup({ step: connection.state === 'connected' ? 'connected' : 'qr' })
    } catch (error) {
      const unpaid = error instanceof ApiError && error.status === 403
      setSetup({ step: 'failed', words: unpaid ? said(PREMIUM_MESSAGING) : CHECK_FAILED, canRetry: !unpaid })
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
      else if (asksPassword(error)) setSetup({ step: 'register', state: 'asked', words: null })
      else if (status === 403) setSetup({ step: 'failed', words: said(PREMIUM_MESSAGING), canRetry: false })
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new callback must not restart the wait
  useEffect(() => {
    if (!connected) return
    const timer = setTimeout(onDone, CLOSE_AFTER)
    return () => clearTimeout(timer)
  }, [connected])

  const connect = useCallback(() => setSetup({ step: 'connected' }), [])
  return { setup, check: () => void check(), begin: () => void begin(), connect }
}
