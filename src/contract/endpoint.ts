import type { z } from 'zod'
import type { Policy } from './staff/policies.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

export type FailureStatus = 400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429 | 503

/** Names of the parameters in a path: `order_id` of `/orders/{order_id}/status`. */
export type PathParameter<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PathParameter<Rest>
  : never

/** One API call. `endpoint()` makes it and keeps its literal types. */
export interface Endpoint {
  method: Method
  /** In OpenAPI notation, without `/api`. */
  path: `/${string}`
  /** Describes a successful answer in the API reference. */
  description: string
  /** Default: a token is required if 401 is among the failures, else not. */
  token?: 'none' | 'optional'
  /** Decides which of a shop's staff may call it. Without one it is the owner's alone. */
  may?: Policy
  /** A schema for each parameter of the path. */
  params?: z.ZodObject
  query?: z.ZodObject
  headers?: z.ZodObject
  /** Body formats; `jsonOrForm` for calls that take files. */
  body?: { json: z.ZodType } | { form: z.ZodType } | { jsonOrForm: z.ZodType }
  status: 200 | 201 | 202
  response: z.ZodType
  /** Set when the answer is a file. */
  mediaType?: string
  /** Statuses answered with `errorAnswer`. */
  failures: readonly FailureStatus[]
  /** Statuses whose answer extends `errorAnswer`. */
  refusals?: { [Status in FailureStatus]?: { description: string; schema: z.ZodType } }
}

/** Requires `params` for exactly the parameters in the path. */
type ParamsFor<Path extends string> = [PathParameter<Path>] extends [never]
  ? { params?: never }
  : { params: z.ZodObject<Record<PathParameter<Path>, z.ZodType>> }

/**
 * Describes a call once for both ends: the server makes its route from it, the browser makes the call.
 * Lives in `*.endpoints.ts`, which exports nothing else: the browser build drops its schemas.
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
