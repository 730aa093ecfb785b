import { createRoute, OpenAPIHono } from '@hono/zod-openapi'
import type { Env, MiddlewareHandler } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { z } from 'zod'
import type { Endpoint, FailureStatus } from '#contract/endpoint.ts'
import { errorAnswer } from '#contract/fields.ts'
import { formBounds } from './body-bounds.ts'
import { refuseInvalid } from './on-error.ts'

/** Creates a module's router, with our own answer to invalid requests. */
export const router = <E extends Env>() => new OpenAPIHono<E>({ defaultHook: refuseInvalid })

type Answer<Schema extends z.ZodType, Type extends string = 'application/json'> = {
  description: string
  content: { [T in Type]: { schema: Schema } }
}

const jsonResponse = <Schema extends z.ZodType>(description: string, schema: Schema): Answer<Schema> => ({
  description,
  content: { 'application/json': { schema } },
})

const errorResponses = (statuses: readonly FailureStatus[]) =>
  Object.fromEntries(statuses.map((status) => [status, jsonResponse('Refused', errorAnswer)]))

type BodyOf<E extends Endpoint> = E['body'] extends { json: infer Schema extends z.ZodType }
  ? { body: { required: true; content: { 'application/json': { schema: Schema } } } }
  : E['body'] extends { form: infer Schema extends z.ZodType }
    ? { body: { required: true; content: { 'multipart/form-data': { schema: Schema } } } }
    : E['body'] extends { jsonOrForm: infer Schema extends z.ZodType }
      ? { body: { content: { 'application/json': { schema: Schema }; 'multipart/form-data': { schema: Schema } } } }
      : object

/** Returns the body's schema. A body of either type is not required, since `jsonOrForm` refuses a missing one. */
const bodyOf = ({ body }: Endpoint) => {
  if (!body) return {}
  if ('json' in body) return { body: { required: true, content: { 'application/json': { schema: body.json } } } }
  if ('form' in body) return { body: { required: true, content: { 'multipart/form-data': { schema: body.form } } } }
  const schema = body.jsonOrForm
  return { body: { content: { 'application/json': { schema }, 'multipart/form-data': { schema } } } }
}

const takesForm = ({ body }: Endpoint): boolean => body !== undefined && !('json' in body)

type MediaTypeOf<E extends Endpoint> = E['mediaType'] extends string ? E['mediaType'] : 'application/json'

type RefusalsOf<E extends Endpoint> = {
  [Status in keyof E['refusals']]: E['refusals'][Status] extends { schema: infer Schema extends z.ZodType }
    ? Answer<Schema>
    : never
}

/** The type of an endpoint's route. It types the handler's request and answers. */
type RouteOf<E extends Endpoint, Middleware> = {
  method: Lowercase<E['method']>
  path: E['path']
  middleware: Middleware
  request: Pick<E, Extract<keyof E, 'params' | 'query' | 'headers'>> & BodyOf<E>
  responses: { [Status in E['status']]: Answer<E['response'], MediaTypeOf<E>> } & {
    [Status in E['failures'][number]]: Answer<typeof errorAnswer>
  } & RefusalsOf<E>
}

/** Security of a public call that recognises the caller if a token is sent. */
const OPTIONAL_BEARER: Record<string, string[]>[] = [{}, { bearer: [] }]

const securityOf = ({ token }: Endpoint) =>
  token === undefined ? {} : { security: token === 'optional' ? OPTIONAL_BEARER : [] }

/** Whether a call of a shop is beyond the rights of some of its staff. */
const refusesStaff = ({ may }: Endpoint): boolean => may !== undefined && !may('packs')

/** Variables of a route with middleware: which call it is. */
export interface EndpointEnv {
  Variables: { endpoint: Endpoint }
}

/** Tells the middleware which call it guards. */
const naming = (endpoint: Endpoint) =>
  createMiddleware<EndpointEnv>((c, next) => {
    c.set('endpoint', endpoint)
    return next()
  })

/**
 * Returns the route of an endpoint, for `router().openapi(route, handler)`. `c.req.valid()` has the validated request,
 * and the handler may only answer what the endpoint declares.
 */
export const route = <E extends Endpoint, Middleware extends MiddlewareHandler | undefined = undefined>(
  endpoint: E,
  options: { middleware?: Middleware } = {},
): RouteOf<E, Middleware> => {
  const { method, path, params, query, headers, description, response, mediaType = 'application/json' } = endpoint
  const refusals = Object.entries(endpoint.refusals ?? {}).map(([status, refusal]) => [
    status,
    jsonResponse(refusal.description, refusal.schema),
  ])
  const config: unknown = createRoute({
    method: method.toLowerCase() as Lowercase<E['method']>,
    path,
    middleware: [
      ...(options.middleware ? [naming(endpoint), options.middleware] : []),
      ...(takesForm(endpoint) ? [formBounds] : []),
    ],
    ...securityOf(endpoint),
    request: { ...(params && { params }), ...(query && { query }), ...(headers && { headers }), ...bodyOf(endpoint) },
    responses: {
      [endpoint.status]: { description, content: { [mediaType]: { schema: response } } },
      ...errorResponses(refusesStaff(endpoint) ? [...endpoint.failures, 403] : endpoint.failures),
      ...Object.fromEntries(refusals),
    },
  })
  return config as RouteOf<E, Middleware>
}
