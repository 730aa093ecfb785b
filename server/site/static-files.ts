import { closeSync, openSync } from 'node:fs'
import { serveStatic as serveFiles } from '@hono/node-server/serve-static'
import { orNoFile } from '#server/lib/files-away.ts'

type Options = NonNullable<Parameters<typeof serveFiles>[0]>

/** Throws `FilesAway` when a file exists and cannot be opened, or nobody can tell. */
const assertReadable = (path: string): void => orNoFile(() => closeSync(openSync(path, 'r')))

/** Serves files of a folder. Passes on what is not there, and throws `FilesAway` for what cannot be read. */
export const serveStatic = (options: Options) =>
  serveFiles({
    ...options,
    onFound: async (path, c) => {
      assertReadable(path)
      await options.onFound?.(path, c)
    },
    onNotFound: (path) => assertReadable(path),
  })
