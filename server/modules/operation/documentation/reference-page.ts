import { hash } from 'node:crypto'
import { escapeHtml } from '#server/lib/escape-html.ts'
import type { ApiDocument, Operation } from './document.ts'
import type { JsonSchema } from './json-schema.ts'

const STYLE = `
:root { color-scheme: light dark; --ink: #111827; --quiet: #4b5563; --line: #d1d5db; --page: #ffffff; --soft: #f3f4f6; --link: #1d4ed8 }
@media (prefers-color-scheme: dark) { :root { --ink: #e5e7eb; --quiet: #9ca3af; --line: #374151; --page: #0f172a; --soft: #1e293b; --link: #93c5fd } }
* { box-sizing: border-box }
body { margin: 0 auto; padding: 24px 16px 64px; max-width: 960px; background: var(--page); color: var(--ink); font: 16px/1.6 system-ui, sans-serif }
h1 { font-size: 28px } h2 { margin: 40px 0 8px; font-size: 20px; text-transform: capitalize } h3 { margin: 16px 0 4px; font-size: 15px }
a { color: var(--link) } nav a { display: inline-block; margin: 0 12px 8px 0 }
details { margin: 8px 0; border: 1px solid var(--line); border-radius: 10px } details > div { padding: 0 16px 16px; overflow-x: auto }
summary { padding: 10px 16px; min-height: 44px; cursor: pointer } summary:focus-visible { outline: 2px solid var(--link) }
code, pre { font: 14px/1.5 ui-monospace, monospace } pre { padding: 12px; border-radius: 8px; background: var(--soft); overflow-x: auto }
.method { display: inline-block; min-width: 64px; font-weight: 700; text-transform: uppercase } .quiet { color: var(--quiet) }
table { width: 100%; border-collapse: collapse } th, td { padding: 6px 8px; border-bottom: 1px solid var(--line); text-align: left; vertical-align: top }
`

/** Policy that allows only this page's own style, by its hash, and no script. */
export const REFERENCE_POLICY = `default-src 'none'; style-src 'sha256-${hash('sha256', STYLE, 'base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

/** Describes a schema in a few words, e.g. `text, 8 to 200 characters`. */
const inWords = (schema: JsonSchema): string => {
  const choice = schema.anyOf ?? schema.oneOf
  if (choice) return choice.map(inWords).join(' or ')
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.enum) return schema.enum.map((one) => JSON.stringify(one)).join(' | ')
  if (schema.format === 'binary') return 'file'
  const type = [schema.type ?? 'anything'].flat().join(' or ')
  if (type === 'array') return `list of ${inWords(schema.items ?? {})}`
  const unit = type === 'string' ? ' characters' : ''
  const low = schema.minLength ?? schema.minimum
  const high = schema.maxLength ?? schema.maximum
  const bounds = [low === undefined ? '' : `from ${low}`, high === undefined ? '' : `up to ${high}`].filter(Boolean)
  return [type, bounds.length > 0 ? bounds.join(' ') + unit : '', schema.format ?? ''].filter(Boolean).join(', ')
}

const row = (name: string, place: string, required: boolean, schema: JsonSchema) =>
  `<tr><td><code>${escapeHtml(name)}</code></td><td>${place}${required ? ', required' : ''}</td><td>${escapeHtml(inWords(schema))}</td></tr>`

const fieldsTable = (operation: Operation): string => {
  const body = Object.values(operation.requestBody?.content ?? {})[0]?.schema
  const rows = [
    ...operation.parameters.map((one) => row(one.name, one.in, one.required, one.schema)),
    ...Object.entries(body?.properties ?? {}).map(([name, schema]) =>
      row(name, 'body', (body?.required ?? []).includes(name), schema),
    ),
  ]
  return rows.length === 0
    ? ''
    : `<table><thead><tr><th>Field</th><th>Where</th><th>What</th></tr></thead><tbody>${rows.join('')}</tbody></table>`
}

const example = (value: unknown) => `<pre tabindex="0"><code>${escapeHtml(JSON.stringify(value, null, 2))}</code></pre>`

const operationHtml = (path: string, method: string, operation: Operation): string => {
  const bodies = Object.entries(operation.requestBody?.content ?? {})
  const bearer = operation.security ? (operation.security.length > 1 ? 'Bearer token, if any' : 'Bearer token') : 'Open'
  const answers = Object.entries(operation.responses).map(([status, { description, content }]) => {
    const shown = status.startsWith('2') ? Object.values(content ?? {})[0]?.example : undefined
    return `<h3>${status} <span class="quiet">${escapeHtml(description)}</span></h3>${shown === undefined ? '' : example(shown)}`
  })
  return `<details id="${operation.operationId}"><summary><span class="method">${method}</span> <code>${escapeHtml(path)}</code> <span class="quiet">${escapeHtml(operation.summary)}</span></summary><div>
<p class="quiet">${bearer}${bodies.length > 0 ? ` · ${bodies.map(([type]) => type).join(' or ')}` : ''}</p>
${fieldsTable(operation)}${bodies[0] ? `<h3>Send</h3>${example(bodies[0][1].example)}` : ''}${answers.join('')}</div></details>`
}

/** Renders the document as one page without a script. */
export const referencePage = (document: ApiDocument): string => {
  const byTag = Object.groupBy(
    Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
    ),
    ({ operation }) => operation.tags[0] ?? 'other',
  )
  const tags = Object.entries(byTag).sort(([a], [b]) => a.localeCompare(b))
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${document.info.title}</title><style>${STYLE}</style></head><body>
<main><h1>${document.info.title}</h1><p>${escapeHtml(document.info.description)}</p><p><a href="/api/openapi.json">openapi.json</a> (OpenAPI ${document.openapi})</p>
<nav aria-label="Sections">${tags.map(([tag]) => `<a href="#${tag}">${tag}</a>`).join('')}</nav>
${tags.map(([tag, operations]) => `<section><h2 id="${tag}">${tag}</h2>${(operations ?? []).map((one) => operationHtml(one.path, one.method, one.operation)).join('\n')}</section>`).join('\n')}
</main></body></html>`
}
