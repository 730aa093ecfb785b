import {
  readWhatsAppHealth,
  readWhatsAppSeller,
  readWhatsAppSellers,
  readWhatsAppSystem,
  removeWhatsAppSeller,
} from '#contract/admin/admin-whatsapp.endpoints.ts'
import { readCloudOverview } from '#contract/whatsapp/cloud.endpoints.ts'
import { call } from '#src/lib/api/api.ts'
import { useAdminQuery } from '../shared/lists/records.ts'

/** Shows a stopped sender within 30 seconds: the server notices within 20. */
const LOOK_EVERY_MS = 5_000

export const useHealth = () =>
  useAdminQuery(['whatsapp-health'], (signal) => call(readWhatsAppHealth, { signal }), {
    refetchInterval: LOOK_EVERY_MS,
  })

export const useSystem = () =>
  useAdminQuery(['whatsapp-system'], (signal) => call(readWhatsAppSystem, { signal }), {
    refetchInterval: LOOK_EVERY_MS,
  })

export const useSellers = (filters: { search: string; page: number }) =>
  useAdminQuery(['whatsapp-sellers', filters], (signal) => call(readWhatsAppSellers, { query: filters, signal }))

export const useSeller = (id: string) =>
  useAdminQuery(['whatsapp-seller', id], (signal) => call(readWhatsAppSeller, { params: { id }, signal }), {
    record: true,
  })

/** Official numbers with quality, limits and costs. */
export const useOfficialNumbers = () =>
  useAdminQuery(['whatsapp-official'], (signal) => call(readCloudOverview, { signal }))

export const removeSeller = (id: string) => call(removeWhatsAppSeller, { params: { id } })
