/** Codes of SQLite and of the operating system for a disk, or a quota, that has no room left. */
const CODES = /\b(SQLITE_FULL|ENOSPC|EDQUOT)\b|database or disk is full/

/** Whether something failed because the disk is full. Takes an error of any kind, or its message: threads send no more than that. */
export const isDiskFull = (failure: unknown): boolean => {
  if (typeof failure === 'string') return CODES.test(failure)
  if (!(failure instanceof Error)) return false
  const { code } = failure as NodeJS.ErrnoException
  return (code !== undefined && CODES.test(code)) || CODES.test(failure.message) || isDiskFull(failure.cause)
}
