import { readToken } from '#src/stores/session.ts'
import { apiAddress, failure, type Method } from './api.ts'
import { ApiError, OFFLINE } from './api-error.ts'

export interface UploadOptions {
  headers?: Record<string, string>
  /** Share of the bytes sent so far, 0 to 1. */
  onProgress?: (share: number) => void
  signal?: AbortSignal
}

/** Sends a form as `request` does, and says how far it is: `fetch` cannot. */
export const upload = <Answer>(
  method: Method,
  path: string,
  form: FormData,
  { headers = {}, onProgress, signal }: UploadOptions = {},
): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const token = readToken()
    const call = new XMLHttpRequest()
    call.open(method, apiAddress(path))
    call.responseType = 'json'
    for (const [name, value] of Object.entries(headers)) call.setRequestHeader(name, value)
    if (token) call.setRequestHeader('authorization', `Bearer ${token}`)
    call.upload.addEventListener('progress', ({ loaded, total }) => total > 0 && onProgress?.(loaded / total))
    call.addEventListener('load', () => {
      if (call.status >= 200 && call.status < 300) resolve(call.response as Answer)
      else reject(failure(call.status, call.response, token))
    })
    call.addEventListener('error', () => reject(new ApiError(0, OFFLINE)))
    call.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')))
    signal?.addEventListener('abort', () => call.abort())
    call.send(form)
  })
