/** A file that cannot be read now, such as when too many are open. It may well exist. */
export class FilesAway extends Error {}

/** Codes of errors for a path that names no file. */
const NO_FILE = new Set(['ENOENT', 'ENOTDIR', 'ENAMETOOLONG', 'EINVAL', 'ERR_INVALID_ARG_VALUE'])

/** Whether an error means that there is no such file. */
export const isNoFile = (error: unknown): boolean =>
  error instanceof Error && NO_FILE.has((error as NodeJS.ErrnoException).code ?? '')

/** Returns what `read` returns, `undefined` when there is no such file. Throws `FilesAway` when nobody can tell. */
export const orNoFile = <Value>(read: () => Value): Value | undefined => {
  try {
    return read()
  } catch (error) {
    if (isNoFile(error)) return undefined
    throw new FilesAway(error instanceof Error ? error.message : String(error), { cause: error })
  }
}
