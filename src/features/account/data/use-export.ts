import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { requestExport } from '#contract/accounts/account-data.endpoints.ts'
import { call } from '#src/lib/api/api.ts'
import { ApiError, errorMessage } from '#src/lib/api/api-error.ts'
import { toast } from '#src/ui/feedback/toast.ts'
import * as say from './words.ts'

/** Starts the browser's own download: it shows progress and streams to disk. */
const follow = (url: string): void => {
  const link = document.createElement('a')
  link.href = url
  link.download = ''
  link.click()
}

/** The password is asked for when the sign-in is not recent, a code with two-step sign-in. */
export type Asked = 'password' | 'code'

/** Requests the account's archive, with what the server asks for. */
export const useExport = () => {
  const [asked, setAsked] = useState<Asked>()
  const begin = ({ url }: { url: string }) => {
    follow(url)
    setAsked(undefined)
    toast.success(say.yourDownloadBegins)
  }
  const first = useMutation({
    mutationFn: () => call(requestExport, { json: {} }),
    onSuccess: begin,
    onError: (error) => {
      if (error instanceof ApiError && error.answer.password_required) return setAsked('password')
      if (error instanceof ApiError && error.answer.totp_required) return setAsked('code')
      if (error instanceof ApiError && error.status === 401) return
      toast.error(errorMessage(error, say.dataNotPacked))
    },
  })
  return { asked, busy: first.isPending, start: () => first.mutate(), begin, giveUp: () => setAsked(undefined) }
}
