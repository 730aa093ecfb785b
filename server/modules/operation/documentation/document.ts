import type { OpenAPIHono, RouteConfig } from '@hono/zod-openapi'
import type { z } from 'zod'
import { exampleOf } from './examples.ts'
import { type JsonSchema, jsonSchemaOf } from './json-schema.ts'

interface Content {
  [type: string]: { schema: JsonSchema; example?: unknown }
}

export interface Operation {
  operationId: string
  tags: string[]
  summary: string
  security?: Record<string, string[]>[]
  parameters: { name: string; in: string; required: boolean; schema: JsonSchema; example?: unknown }[]
  requestBody?: { required: boolean; content: Content }
  responses: Record<string, { description: string; content?: Content }>
}

export interface ApiDocument {
  openapi: '3.1.0'
  info: { title: string; version: string; description: string }
  servers: { url: string }[]
  paths: Record<string, Record<string, Operation>>
  components: { securitySchemes: Record<string, unknown> }
}

type Definitions = OpenAPIHono['openAPIRegistry']['definitions']
/** Bodies of a route. Their schemas are always Zod's. */
type Bodies = Record<string, { schema?: unknown }>

const contentOf = (bodies: Bodies | undefined, io: 'input' | 'output'): Content =>
  Object.fromEntries(
    Object.entries(bodies ?? {}).map(([type, { schema }]) => {
      const json = jsonSchemaOf(schema as z.ZodType, io)
      return [type, { schema: json, example: exampleOf(json) }]
    }),
  )

const parametersOf = (route: RouteConfig): Operation['parameters'] => {
  const places = { path: route.request?.params, query: route.request?.query, header: route.request?.headers }
  return Object.entries(places).flatMap(([place, schema]) => {
    if (!schema) return []
    const json = jsonSchemaOf(schema as z.ZodType, 'input')
    return Object.entries(json.properties ?? {}).map(([name, one]) => ({
      name,
      in: place,
      required: place === 'path' || (json.required ?? []).includes(name),
      schema: one,
      example: exampleOf(one, name),
    }))
  })
}

/** `POST /api/auth/reset-password` → `postAuthResetPassword`. */
const operationId = (method: string, path: string): string =>
  method +
  path
    .replace(/^\/api/, '')
    .split(/[^A-Za-z0-9]+/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('')

/** Requires a bearer token for routes that may answer 401, unless they declare otherwise. */
const securityOf = (route: RouteConfig): Operation['security'] =>
  route.security ?? ('401' in route.responses ? [{ bearer: [] }] : undefined)

const operationOf = (route: RouteConfig): Operation => {
  const responses = Object.entries(route.responses) as [string, { description: string; content?: Bodies }][]
  const success = responses.find(([status]) => status.startsWith('2'))?.[1].description ?? ''
  const body = route.request?.body
  const security = securityOf(route)
  return {
    operationId: operationId(route.method, route.path),
    tags: [...(route.tags ?? [route.path.split('/')[2] ?? ''])],
    summary: route.summary ?? success,
    ...(security && security.length > 0 ? { security } : {}),
    parameters: parametersOf(route),
    ...(body
      ? { requestBody: { required: body.required ?? false, content: contentOf(body.content as Bodies, 'input') } }
      : {}),
    responses: Object.fromEntries(
      responses.map(([status, { description, content }]) => [
        status,
        { description, ...(content ? { content: contentOf(content, 'output') } : {}) },
      ]),
    ),
  }
}

/** Returns the OpenAPI 3.1 document of all routes, from the schemas that also validate requests. */
export const apiDocument = (definitions: Definitions, origin: string): ApiDocument => {
  const paths: ApiDocument['paths'] = {}
  for (const definition of definitions) {
    if (definition.type !== 'route') continue
    const { path, method } = definition.route
    paths[path] = { ...paths[path], [method]: operationOf(definition.route) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'WhatsStore API',
      version: '1',
      description:
        'Failures answer {"detail": "…", "code": "…"}: the words are for people, the code is for programs. A refused request also has {"errors": {"field": "…"}}. Every answer carries X-Request-Id. Amounts are decimals in the currency of their store, times UTC ISO 8601.',
    },
    servers: [{ url: origin }],
    paths,
    components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
  }
}
