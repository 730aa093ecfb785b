import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { ApiError } from '#src/lib/api/api-error.ts'
import { connectionQuery } from './connection.ts'

/** Whether a code could not be had because the account was linked meanwhile, between two looks: then the connection is looked at again. */
export const useTaken = (userId: string, error: unknown): boolean => {
  const queries = useQueryClient()
  const taken = error instanceof ApiError && error.status === 409
  useEffect(() => {
    if (taken) void queries.invalidateQueries({ queryKey: connectionQuery(userId).queryKey })
  }, [taken, queries, userId])
  return taken
}
