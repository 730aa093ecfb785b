import type { z } from 'zod'
import type { Endpoint, PathParameter } from '#contract/endpoint.ts'

/** An endpoint whose answer is JSON: files are downloaded by a link. */
export type JsonEndpoint = Endpoint & { mediaType?: never }

export type ResponseOf<E extends Endpoint> = z.output<E['response']>

type Params<Path extends string> = [PathParameter<Path>] extends [never]
  ? object
  : { params: Record<PathParameter<Path>, string | number> }

/** A part of the request that an endpoint has; it may be left out when nothing of it must be there. */
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

/** What an endpoint is called with, by its path and its schemas. */
export type CallOptions<E extends Endpoint> = Params<E['path']> &
  Part<'query', E['query']> &
  Part<'headers', E['headers']> &
  Body<E['body']> & { signal?: AbortSignal }

/** The options as the last argument, left out where none must be there. */
export type LastArgument<Options> = object extends Options ? [options?: Options] : [options: Options]

/** Options of any endpoint, as they are sent. */
export interface SentOptions {
  params?: Record<string, string | number>
  /** An absent or empty value is left out of the address. */
  query?: Record<string, unknown>
  headers?: Record<string, string | undefined>
  /** Sent as JSON. */
  json?: unknown
  /** Sent as multipart. */
  form?: FormData
  signal?: AbortSignal
}
