import { useSyncExternalStore } from 'react'
import { languageNames } from '#contract/languages.ts'
import { noAnswer } from '#src/lib/api/api-error.ts'
import { offersUrdu, shownLanguage, turnTo } from '#src/lib/browser/language.ts'
import { Button } from './Button.tsx'
import { toast } from './feedback/toast.ts'

const never = () => () => undefined

/** Turns the page to the other language, with a connection. Absent unless the operator offers Urdu. */
export const LanguageSwitch = ({ className }: { className?: string }) => {
  const isOffered = useSyncExternalStore(never, offersUrdu, () => false)
  if (!isOffered) return null
  const other = shownLanguage() === 'ur' ? 'en' : 'ur'
  return (
    <Button
      variant="quiet"
      size="small"
      lang={other}
      className={className}
      onClick={() => (navigator.onLine ? turnTo(other) : toast.error(noAnswer().message))}
    >
      {languageNames[other]}
    </Button>
  )
}
