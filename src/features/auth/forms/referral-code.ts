import { REFERRAL_CODE_DAYS } from '#contract/retention.ts'

const COOKIE = 'referral_code'

const fromCookie = (): string => {
  const pair = document.cookie.split('; ').find((one) => one.startsWith(`${COOKIE}=`))
  try {
    return decodeURIComponent(pair?.slice(COOKIE.length + 1) ?? '')
  } catch {
    // Not a code that this page wrote.
    return ''
  }
}

/** A referral code as the server keeps it. */
export const tidyCode = (typed: string): string => typed.trim().toUpperCase()

/** The code of the link that was followed, now or in the last seven days; an empty text when there was none. */
export const referredBy = (): string => {
  const code = tidyCode(new URLSearchParams(location.search).get('ref') ?? '')
  if (!/^[A-Z0-9]{3,20}$/.test(code)) return fromCookie()
  // biome-ignore lint/suspicious/noDocumentCookie: cookieStore is not in every browser this page is for
  document.cookie = `${COOKIE}=${encodeURIComponent(code)}; max-age=${REFERRAL_CODE_DAYS * 86_400}; path=/; samesite=lax`
  return code
}
