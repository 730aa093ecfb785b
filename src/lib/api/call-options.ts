import type { z } from 'zod'
import type { Endpoint, PathParameter } from '#contract/endpoint.ts'

/** An endpoint with a JSON answer. Files are downloaded by link. */
export type JsonEndpoint = Endpoint & { mediaType?: never }

export type ResponseOf<E extends Endpoint> = z.output<E['response']>

type Params<Path extends string> = [PathParameter<Path>] extends [never]
  ? object
  : { params: Record<PathParameter<Path>, string | number> }

/** One part of a request. Optional if none of its fields is required. */
type Part<Name extends string, Schema> = Schema extends z.ZodType
  ? object extends z.input<Schema>
    ? { [Key in Name]?: z.input<Schema> }
    : { [Key in Name]: z.input<Schema> }
  : object

type Body<Given> = Given extends { json: infer Schema extends z.ZodType }
  ? { json: z.input<Schema> }
  : Given extends { form: z.ZodType }
    ? { form: FormData }
    : Given extends { jsonOrForm: infer Schema extends z.ZodType }
      ? { form: FormData } | { json: z.input<Schema> }
      : object

/** Options of an endpoint, from its path and schemas. */
export type CallOptions<E extends Endpoint> = Params<E['path']> &
  Part<'query', E['query']> &
  Part<'headers', E['headers']> &
  Body<E['body']> & { signal?: AbortSignal }

/** Options as the last argument, optional if none are required. */
export type LastArgument<Options> = object extends Options ? [options?: Options] : [options: Options]

/** Untyped options of any endpoint. */
export interface SentOptions {
  params?: Record<string, string | number>
  /** Empty values are left out of the URL. */
  query?: Record<string, unknown>
  headers?: Record<string, string | undefined>
  /** Sent as JSON. */
  json?: unknown
  /** Sent as multipart. */
  form?: FormData
  signal?: AbortSignal
}
