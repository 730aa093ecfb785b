import { queryOptions } from '@tanstack/react-query'
import { readPairingCode, readQrCode } from '#contract/whatsapp/whatsapp.endpoints.ts'
import { call } from '#src/lib/api/api.ts'
import { isOnItsWay, qrImage } from './connection.ts'

/** The connection is looked for, and the code to scan renewed, this often. */
export const LOOK_EVERY_MS = 10_000
/** A code takes some seconds to come: it is asked for again this soon, for 15 seconds in all. */
const ASK_AGAIN_AFTER_MS = 1500
const ASK_AGAIN_TIMES = 10

/** Until a code is no longer good; at once for one that is not any more. */
const untilExpiry = (expires_at: string | undefined): number =>
  expires_at === undefined ? Number.POSITIVE_INFINITY : Math.max(500, Date.parse(expires_at) - Date.now())

/** What both kinds of code have in common: asked for anew when they expire, and again while they are on their way. */
const asked = {
  staleTime: 0,
  gcTime: 0,
  retry: (times: number, error: unknown) => times < ASK_AGAIN_TIMES && isOnItsWay(error),
  retryDelay: ASK_AGAIN_AFTER_MS,
}

/** The image of the code to scan; `null` when the answer holds none. */
export const qrQuery = (userId: string) =>
  queryOptions({
    ...asked,
    queryKey: ['whatsapp', 'qr', userId],
    queryFn: async ({ signal }) => {
      const answer = await call(readQrCode, { params: { userId }, signal })
      return { image: qrImage(answer), expires_at: answer.expires_at }
    },
    refetchInterval: ({ state }) => Math.min(LOOK_EVERY_MS, untilExpiry(state.data?.expires_at)),
  })

/** The code to type into the phone. */
export const pairingQuery = (userId: string) =>
  queryOptions({
    ...asked,
    queryKey: ['whatsapp', 'pairing-code', userId],
    queryFn: ({ signal }) => call(readPairingCode, { params: { userId }, signal }),
    // Asked for now and then in any case, so that the process which makes it knows that somebody waits.
    refetchInterval: ({ state }) => Math.min(3 * LOOK_EVERY_MS, untilExpiry(state.data?.expires_at)),
  })
