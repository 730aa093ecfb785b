import { atom } from 'nanostores'
import { ApiError } from '#src/lib/api/api-error.ts'

/** A call that waits for the password. */
interface Waiting {
  goOn: () => void
  giveUp: () => void
}

/** Calls that wait for the password. The dashboard asks for it while there are any. */
export const $waitingForPassword = atom<readonly Waiting[]>([])

/** Whether the server wants the password again, as the sign-in is not recent. */
export const asksPassword = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 403 && error.answer.password_required === true

/** Runs a call, and again once the password was typed if the server asks for it. Throws its refusal if it is not. */
export const asOwner = async <Answer>(run: () => Promise<Answer>): Promise<Answer> => {
  try {
    return await run()
  } catch (error) {
    if (!asksPassword(error)) throw error
    await new Promise<void>((goOn, reject) => {
      $waitingForPassword.set([...$waitingForPassword.get(), { goOn, giveUp: () => reject(error) }])
    })
    return run()
  }
}

/** Lets the calls that wait go on, or gives them up. */
export const answerWaiting = (how: keyof Waiting): void => {
  const waiting = $waitingForPassword.get()
  $waitingForPassword.set([])
  for (const one of waiting) one[how]()
}
