import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { disconnectWhatsApp, readWhatsAppStatus, registerWhatsApp } from '#contract/whatsapp/whatsapp.endpoints.ts'
import type { SellerStatus } from '#contract/whatsapp/whatsapp-api.ts'
import { call } from '#src/lib/api/api.ts'
import { ApiError } from '#src/lib/api/api-error.ts'

/** How the seller's own WhatsApp stands. */
export type Connection =
  | { state: 'unregistered' }
  | { state: 'waiting' }
  | { state: 'connected'; phoneNumber: string | null; name: string | null }

type StatusAnswer = Partial<SellerStatus>

/** Either answer: the seller inside, or the bare word. */
export const connectionOf = ({ seller, isConnected }: StatusAnswer): Connection =>
  (seller?.isConnected ?? isConnected)
    ? { state: 'connected', phoneNumber: seller?.phoneNumber ?? null, name: seller?.name ?? null }
    : { state: 'waiting' }

export const connectionQuery = (userId: string) =>
  queryOptions({
    queryKey: ['whatsapp', 'connection', userId],
    queryFn: async (): Promise<Connection> => {
      try {
        return connectionOf(await call(readWhatsAppStatus, { params: { userId } }))
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return { state: 'unregistered' }
        throw error
      }
    },
    staleTime: 0,
  })

export const useConnection = (userId: string) => useQuery(connectionQuery(userId))

/** Unlinks the seller's WhatsApp. */
export const useDisconnect = (userId: string) => {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () => call(disconnectWhatsApp, { params: { userId } }),
    onSettled: () => queries.invalidateQueries({ queryKey: connectionQuery(userId).queryKey }),
  })
}

export const register = (): Promise<unknown> => call(registerWhatsApp)

/** What may carry the code, in any of three names. */
interface QrAnswer {
  qr?: unknown
  qrCodeUrl?: unknown
  qrCode?: unknown
}

/** The address of a code's image; a bare base64 text gets what it lacks. `null` when there is none. */
export const qrImage = ({ qr, qrCodeUrl, qrCode }: QrAnswer): string | null => {
  const found = [qr, qrCodeUrl, qrCode].find((value): value is string => typeof value === 'string' && value !== '')
  if (found === undefined) return null
  return /^(data:|https?:|\/(?!9j\/))/.test(found) ? found : `data:image/png;base64,${found}`
}

/** Whether a code that was asked for is still on its way. */
export const isOnItsWay = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 404 && error.answer.pending === true
