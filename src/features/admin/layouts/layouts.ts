import { readLayoutUsage, readStores } from '#contract/admin/admin-stores.endpoints.ts'
import { readLayoutPermissions } from '#contract/admin/admin-users.endpoints.ts'
import { call } from '#src/lib/api/api.ts'
import { useAdminQuery } from '../shared/lists/records.ts'

export const useLayoutUsage = () => useAdminQuery(['layout-usage'], (signal) => call(readLayoutUsage, { signal }))

export const useAssignments = (filters: { search: string; page: number }) =>
  useAdminQuery(['assignments', filters], (signal) => call(readStores, { query: filters, signal }))

export const usePermissions = (filters: { search: string; plan: 'all' | 'free' | 'paid'; page: number }) =>
  useAdminQuery(['permissions', filters], (signal) => call(readLayoutPermissions, { query: filters, signal }))
