import { readToken } from '#src/stores/session.ts'
import { addressOf, failure, headersOf, spoken } from './api.ts'
import { noAnswer } from './api-error.ts'
import type { CallOptions, JsonEndpoint, ResponseOf, SentOptions } from './call-options.ts'

type UploadOptions<E extends JsonEndpoint> = CallOptions<E> & {
  form: FormData
  /** Called with the share of bytes sent, 0 to 1. */
  onProgress?: (share: number) => void
}

/** Sends a form like `call`, with progress, which `fetch` cannot report. */
export const upload = <E extends JsonEndpoint>(
  { method, path }: E,
  { onProgress, ...options }: UploadOptions<E>,
): Promise<ResponseOf<E>> =>
  new Promise((resolve, reject) => {
    const sent: SentOptions = options
    const token = readToken()
    const request = new XMLHttpRequest()
    request.open(method, addressOf(path, sent))
    request.responseType = 'json'
    headersOf(sent, token).forEach((value, name) => {
      request.setRequestHeader(name, value)
    })
    request.upload.addEventListener('progress', ({ loaded, total }) => total > 0 && onProgress?.(loaded / total))
    request.addEventListener('load', () => {
      // A body that is not JSON is not our answer.
      if (request.status >= 200 && request.status < 300 && request.response !== null)
        resolve(spoken(request.response) as ResponseOf<E>)
      else reject(failure(request.status, request.response, token))
    })
    request.addEventListener('error', () => reject(noAnswer()))
    request.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')))
    sent.signal?.addEventListener('abort', () => request.abort())
    request.send(sent.form)
  })
