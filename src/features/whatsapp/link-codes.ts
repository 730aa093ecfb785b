import { queryOptions } from '@tanstack/react-query'
import { readPairingCode, readQrCode } from '#contract/whatsapp/whatsapp.endpoints.ts'
import { asksPassword, asOwner } from '#src/features/shared/password-again.ts'
import { call } from '#src/lib/api/api.ts'
import { isOnItsWay, qrImage } from './connection.ts'

/** Interval between checks of the connection and renewals of the QR code. */
export const LOOK_EVERY_MS = 10_000
/** Interval between requests for a code that is not ready, for 15 seconds in all. */
const ASK_AGAIN_AFTER_MS = 1500
const ASK_AGAIN_TIMES = 10

/** Milliseconds until a code expires; 0 if it has. */
const untilExpiry = (expires_at: string | undefined): number =>
  expires_at === undefined ? Number.POSITIVE_INFINITY : Math.max(500, Date.parse(expires_at) - Date.now())

/** Returns when to fetch the code again; `false` once she declined to type the password. */
const lookAgainIn = (
  everyMs: number,
  { data, error }: { data: { expires_at?: string } | undefined; error: unknown },
): number | false => !asksPassword(error) && Math.min(everyMs, untilExpiry(data?.expires_at))

/** Options of both kinds of code: refetched on expiry and while not ready. */
const asked = {
  staleTime: 0,
  gcTime: 0,
  retry: (times: number, error: unknown) => times < ASK_AGAIN_TIMES && isOnItsWay(error),
  retryDelay: ASK_AGAIN_AFTER_MS,
}

/** The QR code's image, or `null` if the answer has none. */
export const qrQuery = (userId: string) =>
  queryOptions({
    ...asked,
    queryKey: ['whatsapp', 'qr', userId],
    queryFn: async ({ signal }) => {
      const answer = await asOwner(() => call(readQrCode, { params: { userId }, signal }))
      return { image: qrImage(answer), expires_at: answer.expires_at }
    },
    refetchInterval: ({ state }) => lookAgainIn(LOOK_EVERY_MS, state),
  })

/** A code to type into the phone. */
export const pairingQuery = (userId: string) =>
  queryOptions({
    ...asked,
    queryKey: ['whatsapp', 'pairing-code', userId],
    queryFn: ({ signal }) => asOwner(() => call(readPairingCode, { params: { userId }, signal })),
    // Also refetched now and then, to tell the server that somebody still waits.
    refetchInterval: ({ state }) => lookAgainIn(3 * LOOK_EVERY_MS, state),
  })
