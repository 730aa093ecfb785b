import { $session, readToken, signOut } from '#src/stores/session.ts'
import { ApiError, OFFLINE } from './api-error.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

export interface RequestOptions {
  /** Sent as JSON. */
  json?: unknown
  /** Sent as multipart. */
  form?: FormData
  /** Added to the address; an absent or empty value is left out. */
  query?: Record<string, string | number | boolean | null | undefined>
  headers?: Record<string, string>
  signal?: AbortSignal
}

/** The address of a call under `/api`. */
export const apiAddress = (path: string, query: RequestOptions['query'] = {}): string => {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null && value !== '') search.set(name, String(value))
  }
  const text = search.toString()
  return `/api${path}${text && `?${text}`}`
}

/** The failure an answer stands for. A token that is no longer accepted ends the session, if one had begun on this page. */
export const failure = (status: number, body: unknown, token: string | null): ApiError => {
  const answer = body && typeof body === 'object' ? (body as Record<string, unknown>) : {}
  if (status === 401 && token && !answer.totp_required && token === readToken()) {
    signOut($session.get().state === 'signed-in' ? 'ended' : 'never')
  }
  return new ApiError(status, typeof answer.detail === 'string' ? answer.detail : '', answer)
}

/**
 * Calls the server; the token goes along if there is one. Gives the answer as the type the contract has for this call. Throws `ApiError`,
 * with status 0 when there was no answer.
 */
export const request = async <Answer>(method: Method, path: string, options: RequestOptions = {}): Promise<Answer> => {
  const token = readToken()
  const headers: Record<string, string> = { ...options.headers }
  if (token) headers.authorization = `Bearer ${token}`
  if (options.json !== undefined) headers['content-type'] = 'application/json'
  let response: Response
  try {
    response = await fetch(apiAddress(path, options.query), {
      method,
      headers,
      body: options.form ?? (options.json === undefined ? null : JSON.stringify(options.json)),
      signal: options.signal ?? null,
    })
  } catch (error) {
    if (options.signal?.aborted) throw error
    throw new ApiError(0, OFFLINE)
  }
  const body: unknown = await response.json().catch(() => undefined)
  if (!response.ok) throw failure(response.status, body, token)
  return body as Answer
}
