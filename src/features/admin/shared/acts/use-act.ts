import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { confirmPassword } from '#contract/accounts/sessions.endpoints.ts'
import { call } from '#src/lib/api/api.ts'
import { ApiError, errorMessage } from '#src/lib/api/api-error.ts'
import { toast } from '#src/ui/feedback/toast.ts'
import { ADMIN } from '../lists/records.ts'

export interface Act {
  /** Performs the act. May return the message to show. */
  run: () => Promise<{ message?: string } | undefined>
  /** Message on success, unless the server gives one. */
  done?: string
  /** Message on failure. */
  failed: string
  /** Whether the server's message takes precedence. */
  detailFirst?: boolean
  onDone: () => void
}

/** State of the password field, shown when the sign-in is not recent. */
export type PasswordAsked = { asked: false } | { asked: true; typed: string; error: string | undefined }

class WrongPassword extends Error {}

const asksPassword = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 403 && error.answer.password_required === true

/**
 * Performs a confirmed act once, however often the button is pressed, and says how it went.
 * Refetches everything afterwards, also after a failure: somebody else may have been faster.
 */
export const useAct = ({ run, done, failed, detailFirst, onDone }: Act) => {
  const queries = useQueryClient()
  const [password, setPassword] = useState<PasswordAsked>({ asked: false })
  const act = useMutation({
    mutationFn: async () => {
      if (password.asked) {
        await call(confirmPassword, { json: { password: password.typed } }).catch((error) => {
          throw new WrongPassword(errorMessage(error, 'Please try again.'))
        })
      }
      return run()
    },
    onSuccess: (answer) => {
      const words = done ?? answer?.message
      if (words) toast.success(words)
      onDone()
    },
    onError: (error) => {
      if (error instanceof ApiError && error.status === 401) return
      if (error instanceof WrongPassword) return setPassword({ asked: true, typed: '', error: error.message })
      if (asksPassword(error)) return setPassword({ asked: true, typed: '', error: undefined })
      toast.error(detailFirst ? errorMessage(error, failed) : failed)
    },
    onSettled: () => void queries.invalidateQueries({ queryKey: [ADMIN] }),
  })
  const refused = act.error && !asksPassword(act.error) && !(act.error instanceof WrongPassword)
  return {
    busy: act.isPending,
    /** Why it failed. */
    problem: refused ? errorMessage(act.error, failed) : undefined,
    password,
    typePassword: (typed: string) => setPassword({ asked: true, typed, error: undefined }),
    submit: () => {
      if (act.isPending) return
      if (password.asked && password.typed === '') return setPassword({ ...password, error: 'Password is required' })
      act.mutate()
    },
  }
}
