import type { z } from 'zod'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

export type FailureStatus = 400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429 | 503

/** Names of the parameters in a path: `order_id` of `/orders/{order_id}/status`. */
export type PathParameter<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PathParameter<Rest>
  : never

/** One call of the API. `endpoint()` makes it, keeping its literal types. */
export interface Endpoint {
  method: Method
  /** As OpenAPI writes it, without `/api`. */
  path: `/${string}`
  /** The answer of a call that went well, in a few words for the documentation. */
  description: string
  /** Who may call it. Left out: whoever has a token, where 401 is among the failures, else anybody. */
  token?: 'none' | 'optional'
  /** A schema for each parameter of the path. */
  params?: z.ZodObject
  query?: z.ZodObject
  headers?: z.ZodObject
  /** What the body may be sent as; `jsonOrForm` for calls that take files. */
  body?: { json: z.ZodType } | { form: z.ZodType } | { jsonOrForm: z.ZodType }
  status: 200 | 201 | 202
  response: z.ZodType
  /** Of an answer that is no JSON but a file. */
  mediaType?: string
  /** Statuses that are answered with `errorAnswer`. */
  failures: readonly FailureStatus[]
  /** Statuses whose answer says more than `errorAnswer`. */
  refusals?: { [Status in FailureStatus]?: { description: string; schema: z.ZodType } }
}

/** What a path asks of `params`. */
type ParamsFor<Path extends string> = [PathParameter<Path>] extends [never]
  ? { params?: never }
  : { params: z.ZodObject<Record<PathParameter<Path>, z.ZodType>> }

/**
 * Returns a call as data: the server's route is made from it, and the browser makes the call by it. Stands in a file `*.endpoints.ts`, which
 * exports nothing else: there the build leaves the browser method and path, and the schemas stay on the server.
 *
 * @example
 * ```ts
 * export const readOrder = endpoint({
 *   method: 'GET',
 *   path: '/orders/{order_id}',
 *   description: 'An order',
 *   params: z.object({ order_id: idText }),
 *   status: 200,
 *   response: orderInFull,
 *   failures: [401, 404],
 * })
 *
 * router().openapi(route(readOrder, { middleware: requireUser(deps) }), (c) => …) // the server
 * const order = await call(readOrder, { params: { order_id } }) // the browser
 * ```
 */
export const endpoint = <const E extends Endpoint>(definition: E & ParamsFor<E['path']>): E => definition
