import { REFERRAL_CODE_DAYS } from '#contract/retention.ts'

const COOKIE = 'referral_code'

const fromCookie = (): string => {
  const pair = document.cookie.split('; ').find((one) => one.startsWith(`${COOKIE}=`))
  try {
    return decodeURIComponent(pair?.slice(COOKIE.length + 1) ?? '')
  } catch {
    // Not a cookie of ours.
    return ''
  }
}

/** Returns a referral code in the server's form. */
export const tidyCode = (typed: string): string => typed.trim().toUpperCase()

/** Returns the code of a link followed in the last seven days, or an empty text. */
export const referredBy = (): string => {
  const code = tidyCode(new URLSearchParams(location.search).get('ref') ?? '')
  if (!/^[A-Z0-9]{3,20}$/.test(code)) return fromCookie()
  // biome-ignore lint/suspicious/noDocumentCookie: not every browser has cookieStore
  document.cookie = `${COOKIE}=${encodeURIComponent(code)}; max-age=${REFERRAL_CODE_DAYS * 86_400}; path=/; samesite=lax`
  return code
}
