import type { OpenAPIHono } from '@hono/zod-openapi'
import { Hono } from 'hono'
import { type ApiDocument, apiDocument } from './document.ts'
import { REFERENCE_POLICY, referencePage } from './reference-page.ts'

/** Routes of the API's documentation. Built at the first request, when all routes exist. */
export const documentationRoutes = (registry: () => OpenAPIHono['openAPIRegistry'], origin: string) => {
  let document: ApiDocument | undefined
  let text: string | undefined
  let page: string | undefined
  const current = () => {
    document ??= apiDocument(registry().definitions, origin)
    return document
  }

  return new Hono()
    .get('/openapi.json', (c) => {
      text ??= JSON.stringify(current())
      return c.body(text, 200, { 'content-type': 'application/json' })
    })
    .get('/docs', (c) => {
      page ??= referencePage(current())
      return c.html(page, 200, { 'content-security-policy': REFERENCE_POLICY })
    })
}
