import { useEffect } from 'react'
import { changeLanguage } from '#contract/accounts/account-data.endpoints.ts'
import type { User } from '#contract/accounts/accounts.ts'
import { call } from '#src/lib/api/api.ts'
import { hasChosen, offersUrdu, shownLanguage, turnTo } from '#src/lib/browser/language.ts'

/**
 * Keeps page and account in one language. What was chosen in this browser goes to the account, for its mails and
 * alerts; a browser where nothing was chosen turns to the account's.
 */
export const useOwnLanguage = ({ language }: User): void => {
  useEffect(() => {
    const shown = shownLanguage()
    if (!offersUrdu() || shown === language) return
    if (!hasChosen()) return turnTo(language)
    // Offline: the next visit tells.
    call(changeLanguage, { json: { language: shown } }).catch(() => undefined)
  }, [language])
}
