import { type Agent, request } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'

export interface Answer {
  status: number
  headers: NodeJS.Dict<string | string[]>
  body: Buffer
}

/**
 * Sends one raw HTTP request: given headers, body as it came. Uses a new connection unless `agent` is given: a server
 * may close a kept one the moment it is used. Rejects when the connection breaks.
 */
export const send = (
  url: string,
  options: {
    method?: string
    headers?: Record<string, string>
    body?: string | Buffer
    agent?: Agent
    localAddress?: string
  } = {},
): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const { body, agent = false, ...rest } = options
    const sent = request(url, { ...rest, agent }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('error', reject)
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }),
      )
    })
    sent.on('error', reject)
    sent.end(body)
  })

/** An answer's text, decompressed. */
export const textOf = ({ headers, body }: Answer): string => {
  const encoding = headers['content-encoding']
  if (encoding === 'br') return brotliDecompressSync(body).toString()
  return (encoding === 'gzip' ? gunzipSync(body) : body).toString()
}

/** Sends JSON and reads JSON. */
export const sendJson = async (
  method: string,
  url: string,
  json: unknown,
  options: { token?: string; headers?: Record<string, string>; agent?: Agent; localAddress?: string } = {},
) => {
  const { token, headers, ...rest } = options
  const body = JSON.stringify(json)
  const answer = await send(url, {
    ...rest,
    method,
    body,
    headers: {
      'content-type': 'application/json',
      'content-length': String(Buffer.byteLength(body)),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...headers,
    },
  })
  return { status: answer.status, headers: answer.headers, body: JSON.parse(textOf(answer)) }
}
