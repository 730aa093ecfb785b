import { ApiError, errorMessage } from '#src/lib/api/api-error.ts'
import { readToken } from '#src/stores/session.ts'
import * as say from './words.ts'

/** Returns why a design was not saved, in the server's words if it gave any. */
export const saveFailure = (error: unknown): string =>
  readToken() ? errorMessage(error, say.failedToUpdateConfig) : say.loginToSaveLayout

/** Whether somebody else saved a newer version. */
export const isConflict = (error: unknown): boolean => error instanceof ApiError && error.status === 409
