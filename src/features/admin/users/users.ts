import { deleteUser, readDeletedAccounts, readUser, readUsers } from '#contract/admin/admin-users.endpoints.ts'
import type { AdminUser } from '#contract/admin/admin-users.ts'
import { normalisePhone } from '#contract/phone.ts'
import { call } from '#src/lib/api/api.ts'
import { useAdminQuery } from '../shared/lists/records.ts'

export interface UserListFilters {
  search: string
  plan: 'all' | 'free' | 'paid'
  sort: 'newest' | 'oldest'
  page: number
}

export const useUsers = (filters: UserListFilters) =>
  useAdminQuery(['users', filters], (signal) => call(readUsers, { query: filters, signal }))

/** One user in full. */
export const useUser = (id: string) =>
  useAdminQuery(['user', id], (signal) => call(readUser, { params: { id }, signal }), { record: true })

/** Deleted accounts whose archive is still kept. */
export const useDeletedAccounts = () =>
  useAdminQuery(['deleted-accounts'], (signal) => call(readDeletedAccounts, { signal }))

export const removeUser = (id: string) => call(deleteUser, { params: { id } })

/** The number in dialling form, `+92 345 1112223`, or an empty text. */
export const phoneOf = ({
  whatsapp_number,
  country_code,
}: Pick<AdminUser, 'whatsapp_number' | 'country_code'>): string =>
  whatsapp_number === '' ? '' : `+${normalisePhone(whatsapp_number, country_code)}`
