import { Agent, request } from 'node:http'
import { milliseconds, percentile, report } from './report.ts'

/** Measured calls, after `WARM_UP` others. */
const CALLS = 200
const WARM_UP = 40

/** Opens one kept connection. The caller returns a call's milliseconds, from request to last byte. */
export const createCaller = (port: number) => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const call = (method: string, path: string, token?: string, json?: unknown): Promise<number> =>
    new Promise((resolve, reject) => {
      const started = performance.now()
      const body = json === undefined ? undefined : JSON.stringify(json)
      const headers = {
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(body ? { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) } : {}),
      }
      const sent = request({ host: '127.0.0.1', port, path: `/api${path}`, method, agent, headers }, (response) => {
        response.resume()
        response.on('end', () =>
          response.statusCode === 200
            ? resolve(performance.now() - started)
            : reject(new Error(`${method} ${path} answered ${response.statusCode}`)),
        )
      })
      sent.on('error', reject)
      sent.end(body)
    })
  return { call, close: () => agent.destroy() }
}

export type Caller = ReturnType<typeof createCaller>

/** Calls the paths in turn; the first calls warm the server up. */
export const sample = async ({ call }: Caller, token: string, paths: string[]): Promise<number[]> => {
  const samples: number[] = []
  for (let index = -WARM_UP; index < CALLS; index++) {
    const took = await call('GET', paths[(index + WARM_UP) % paths.length] ?? '', token)
    if (index >= 0) samples.push(took)
  }
  return samples
}

export const figures = (samples: number[]) =>
  `p50 ${milliseconds(percentile(samples, 0.5))}, p99 ${milliseconds(percentile(samples, 0.99))}`

/** Times calls of one kind against a p99 target in milliseconds. Returns their median. */
export const reportReads = async (caller: Caller, name: string, token: string, paths: string[], target: number) => {
  const samples = await sample(caller, token, paths)
  report(name, figures(samples), `p99 ≤ ${target} ms`, percentile(samples, 0.99) <= target)
  return percentile(samples, 0.5)
}
