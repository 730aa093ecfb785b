import { readAuditLog } from '#contract/admin/admin-reports.endpoints.ts'
import { readBackups } from '#contract/admin/backups.endpoints.ts'
import { readPayments } from '#contract/admin/payments.endpoints.ts'
import { readSystemStatus, retryFailedWork } from '#contract/admin/platform.endpoints.ts'
import { readUpgradeRequests } from '#contract/whatsapp/upgrade-requests.endpoints.ts'
import { call } from '#src/lib/api/api.ts'
import { useAdminQuery } from '../shared/lists/records.ts'

const LOOK_EVERY_MS = 15_000

/** The server's state, polled. */
export const useSystemStatus = () =>
  useAdminQuery(['system'], (signal) => call(readSystemStatus, { signal }), { refetchInterval: LOOK_EVERY_MS })

export const retryWork = () => call(retryFailedWork)

export const useUpgradeRequests = (filters: { status: 'open' | 'done' | undefined; page: number }) =>
  useAdminQuery(['upgrade-requests', filters], (signal) => call(readUpgradeRequests, { query: filters, signal }))

export const usePayments = (filters: { month: string; page: number }) =>
  useAdminQuery(['payments', filters], (signal) => call(readPayments, { query: filters, signal }))

export const useBackups = () => useAdminQuery(['backups'], (signal) => call(readBackups, { signal }))

export const useAuditLog = (filters: { search: string; page: number }) =>
  useAdminQuery(['audit', filters], (signal) => call(readAuditLog, { query: filters, signal }))
