const code = () => import('./show-toast.tsx')

/** Offers something in a toast that waits for an answer. Returns the way to take it back. Apart from `toast.ts`: signing in offers nothing. */
export const offer = (words: string, label: string, accept: () => void): (() => void) => {
  let isOpen = true
  code().then(
    ({ showOffer }) => isOpen && showOffer(words, label, accept),
    () => undefined,
  )
  return () => {
    isOpen = false
    code().then(
      ({ takeBack }) => takeBack(words),
      () => undefined,
    )
  }
}
