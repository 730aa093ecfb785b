import { atom } from 'nanostores'
import type { User } from '#contract/accounts/accounts.ts'
import { readStored, writeStored } from '#src/lib/browser/storage.ts'

const TOKEN_KEY = 'token'

export type Session =
  | { state: 'loading' }
  /** `ended`: the server no longer accepts the token. `deleted`: the account is being deleted. */
  | { state: 'signed-out'; why: 'never' | 'signed out' | 'ended' | 'deleted' }
  | { state: 'signed-in'; user: User }

/** The session of this page. */
export const $session = atom<Session>({ state: 'loading' })

// If storage is blocked the session lasts as long as the page.
let inMemory: string | null = null

/** Returns the stored token. */
export const readToken = (): string | null => readStored('localStorage', TOKEN_KEY) ?? inMemory

const keepToken = (token: string | null): void => {
  inMemory = token
  writeStored('localStorage', TOKEN_KEY, token)
}

/** Stores a new token and its user. */
export const signIn = (token: string, user: User): void => {
  keepToken(token)
  $session.set({ state: 'signed-in', user })
}

/** Updates the user with the server's latest data. */
export const knowUser = (user: User): void => $session.set({ state: 'signed-in', user })

/** Resolves once somebody is signed in on this page. */
export const whenSignedIn = (): Promise<User> =>
  new Promise((resolve) => {
    const stop = $session.listen((session) => {
      if (session.state !== 'signed-in') return
      stop()
      resolve(session.user)
    })
  })

/** Forgets the token. */
export const signOut = (why: Extract<Session, { state: 'signed-out' }>['why']): void => {
  keepToken(null)
  $session.set({ state: 'signed-out', why })
}

/** Calls back when another tab signs in or out. */
export const followOtherTabs = (onChange: (token: string | null) => void): void =>
  addEventListener('storage', (event) => {
    if (event.key !== TOKEN_KEY && event.key !== null) return
    inMemory = null
    onChange(readToken())
  })
