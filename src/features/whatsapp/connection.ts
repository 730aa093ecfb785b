import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { disconnectWhatsApp, readWhatsAppStatus, registerWhatsApp } from '#contract/whatsapp/whatsapp.endpoints.ts'
import type { SellerStatus } from '#contract/whatsapp/whatsapp-api.ts'
import { asOwner } from '#src/features/shared/password-again.ts'
import { call } from '#src/lib/api/api.ts'
import { ApiError } from '#src/lib/api/api-error.ts'

/** State of the seller's WhatsApp link. */
export type Connection =
  | { state: 'unregistered' }
  | { state: 'waiting' }
  | { state: 'connected'; phoneNumber: string | null; name: string | null }

type StatusAnswer = Partial<SellerStatus>

/** Reads either answer: nested under `seller`, or flat. */
export const connectionOf = ({ seller, isConnected }: StatusAnswer): Connection =>
  (seller?.isConnected ?? isConnected)
    ? { state: 'connected', phoneNumber: seller?.phoneNumber ?? null, name: seller?.name ?? null }
    : { state: 'waiting' }

export const connectionQuery = (userId: string) =>
  queryOptions({
    queryKey: ['whatsapp', 'connection', userId],
    queryFn: async (): Promise<Connection> => {
      const status = await call(readWhatsAppStatus, { params: { userId }, query: { or: 'null' } })
      return status ? connectionOf(status) : { state: 'unregistered' }
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

export const register = (): Promise<unknown> => asOwner(() => call(registerWhatsApp))

/** An answer with the code under one of three names. */
interface QrAnswer {
  qr?: unknown
  qrCodeUrl?: unknown
  qrCode?: unknown
}

/** Returns the code's image as a URL, completing bare base64, or `null`. */
export const qrImage = ({ qr, qrCodeUrl, qrCode }: QrAnswer): string | null => {
  const found = [qr, qrCodeUrl, qrCode].find((value): value is string => typeof value === 'string' && value !== '')
  if (found === undefined) return null
  return /^(data:|https?:|\/(?!9j\/))/.test(found) ? found : `data:image/png;base64,${found}`
}

/** Whether a requested code is not ready yet. */
export const isOnItsWay = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 404 && error.answer.pending === true
