import { $session, readToken, signOut } from '#src/stores/session.ts'
import { isStalePage } from '../browser/stale-page.ts'
import { said } from '../server-words.ts'
import { ApiError, noAnswer } from './api-error.ts'
import type { CallOptions, JsonEndpoint, LastArgument, ResponseOf, SentOptions } from './call-options.ts'

/** Returns the URL of a call: `/orders/{order_id}` with its parameters, under `/api`. */
export const addressOf = (path: string, { params = {}, query = {} }: SentOptions): `/api${string}` => {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null && value !== '') search.set(name, String(value))
  }
  const text = search.toString()
  return `/api${path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(params[name] ?? ''))}${text && `?${text}`}`
}

/** Returns the headers of a call, with the token if there is one. */
export const headersOf = ({ headers, json }: SentOptions, token: string | null): Headers => {
  const sent = new Headers()
  for (const [name, value] of Object.entries(headers ?? {})) if (value !== undefined) sent.set(name, value)
  if (token) sent.set('authorization', `Bearer ${token}`)
  if (json !== undefined) sent.set('content-type', 'application/json')
  return sent
}

/** Makes an error of an answer. A refused token ends the session if it began on this page. */
export const failure = (status: number, body: unknown, token: string | null): ApiError => {
  const answer = body && typeof body === 'object' ? (body as Record<string, unknown>) : {}
  if (status === 401 && token && !answer.totp_required && token === readToken()) {
    signOut($session.get().state === 'signed-in' ? 'ended' : 'never')
  }
  return new ApiError(status, typeof answer.detail === 'string' ? answer.detail : '', answer)
}

/** Returns an answer with its message in the language of the dashboard. */
export const spoken = (body: unknown): unknown =>
  body && typeof body === 'object' && 'message' in body && typeof body.message === 'string'
    ? { ...body, message: said(body.message) }
    : body

declare global {
  interface Window {
    /** Answers asked for before the script came, and with which token; set by `src/shells/early-calls.ts`. */
    earlyCalls?: { token?: string; [address: `/api${string}`]: Promise<Response | undefined> }
  }
}

/** Returns the answer that the page asked for early with this token, once. */
const early = (
  method: string,
  address: `/api${string}`,
  token: string | null,
): Promise<Response | undefined> | undefined => {
  const asked = globalThis.window?.earlyCalls
  if (method !== 'GET' || !asked || asked.token !== token) return
  const answer = asked[address]
  delete asked[address]
  return answer
}

/** Calls an endpoint of the contract. Throws `ApiError`, with status 0 if there was no answer. */
export const call = async <E extends JsonEndpoint>(
  { method, path }: E,
  ...[options]: LastArgument<CallOptions<E>>
): Promise<ResponseOf<E>> => {
  const sent = (options ?? {}) as SentOptions
  const token = readToken()
  const address = addressOf(path, sent)
  let response: Response
  try {
    response =
      (await early(method, address, token)) ??
      (await fetch(address, {
        method,
        headers: headersOf(sent, token),
        body: sent.form ?? (sent.json === undefined ? null : JSON.stringify(sent.json)),
        signal: sent.signal ?? null,
      }))
  } catch (error) {
    if (sent.signal?.aborted) throw error
    throw noAnswer()
  }
  const body: unknown = await response.json().catch((error: unknown) => {
    // HTML instead of JSON: another version answers. The update watcher handles it.
    if (response.ok && isStalePage(error))
      setTimeout(() => {
        throw error
      })
  })
  if (!response.ok || body === undefined) throw failure(response.status, body, token)
  return spoken(body) as ResponseOf<E>
}
