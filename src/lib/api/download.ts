import type { Endpoint } from '#contract/endpoint.ts'
import { readToken } from '#src/stores/session.ts'
import { addressOf, failure, headersOf } from './api.ts'
import { noAnswer } from './api-error.ts'
import type { SentOptions } from './call-options.ts'

const FILE_NAME = /filename="([^"]+)"/

/** Downloads the file an endpoint answers, under the server's name for it. Throws `ApiError`. */
export const download = async (
  { method, path }: Endpoint,
  options: Pick<SentOptions, 'params' | 'query'> = {},
): Promise<void> => {
  const token = readToken()
  const response = await fetch(addressOf(path, options), { method, headers: headersOf({}, token) }).catch(() => {
    throw noAnswer()
  })
  if (!response.ok) {
    throw failure(response.status, await response.json().catch(() => undefined), token)
  }
  saveFile(FILE_NAME.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? 'download', await response.blob())
}

/** Saves a file that the page has. */
export const saveFile = (name: string, content: Blob): void => {
  const url = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The browser needs the URL until its next turn.
  setTimeout(() => URL.revokeObjectURL(url))
}
