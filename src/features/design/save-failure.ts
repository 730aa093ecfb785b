import { ApiError, errorMessage } from '#src/lib/api/api-error.ts'
import { readToken } from '#src/stores/session.ts'

/** Why a design was not saved, in the server's words where it has any. */
export const saveFailure = (error: unknown): string =>
  readToken() ? errorMessage(error, 'Failed to update layout config') : 'Please login to save layout'

/** Whether somebody else's version is in the way. */
export const isConflict = (error: unknown): boolean => error instanceof ApiError && error.status === 409
