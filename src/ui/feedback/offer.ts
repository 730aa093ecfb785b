const code = () => import('./show-toast.tsx')

/** Offers an action in a toast that waits for an answer. Returns a function to withdraw it. */
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
