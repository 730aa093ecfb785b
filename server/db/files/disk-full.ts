/** Error codes of SQLite and the operating system for a full disk or quota. */
const CODES = /\b(SQLITE_FULL|ENOSPC|EDQUOT)\b|database or disk is full/

/** Whether something failed because the disk is full. Takes an error or its message, which is all that threads send. */
export const isDiskFull = (failure: unknown): boolean => {
  if (typeof failure === 'string') return CODES.test(failure)
  if (!(failure instanceof Error)) return false
  const { code } = failure as NodeJS.ErrnoException
  return (code !== undefined && CODES.test(code)) || CODES.test(failure.message) || isDiskFull(failure.cause)
}
