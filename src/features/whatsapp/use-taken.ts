import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { ApiError } from '#src/lib/api/api-error.ts'
import { connectionQuery } from './connection.ts'

/** Whether a code failed because the account has been linked by now. Then refetches the connection. */
export const useTaken = (userId: string, error: unknown): boolean => {
  const queries = useQueryClient()
  const taken = error instanceof ApiError && error.status === 409
  useEffect(() => {
    if (taken) void queries.invalidateQueries({ queryKey: connectionQuery(userId).queryKey })
  }, [taken, queries, userId])
  return taken
}
