import { OpenAPIHono } from '@hono/zod-openapi'
import type { Env } from 'hono'
import type { z } from 'zod'
import { errorAnswer } from '#contract/fields.ts'
import { refuseInvalid } from './on-error.ts'

/** A module's router: validation failures become the shop's own answer. */
export const router = <E extends Env>() => new OpenAPIHono<E>({ defaultHook: refuseInvalid })

/** A JSON answer for a route's documentation. */
export const answers = <Schema extends z.ZodType>(description: string, schema: Schema) => ({
  description,
  content: { 'application/json': { schema } },
})

/** The failures a route may answer, by status. */
export const failures = <Status extends 400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429>(...statuses: Status[]) =>
  Object.fromEntries(statuses.map((status) => [status, answers('Refused', errorAnswer)])) as Record<
    Status,
    ReturnType<typeof answers<typeof errorAnswer>>
  >

/** A body that may be sent as JSON or as a form, for routes that take files. */
export const jsonOrFormBody = <Schema extends z.ZodType>(schema: Schema) => ({
  body: { content: { 'application/json': { schema }, 'multipart/form-data': { schema } } },
})

export const jsonBody = <Schema extends z.ZodType>(schema: Schema) => ({
  body: { required: true, content: { 'application/json': { schema } } },
})

/** For a route that anybody may call and that knows the caller if a token is sent. */
export const optionalBearer: Record<string, string[]>[] = [{}, { bearer: [] }]
