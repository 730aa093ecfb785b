import { z } from 'zod'
import { socialLink, socialLinkMessage } from '#contract/stores/social-links.ts'
import type { FieldValue } from '#contract/stores/store-page.ts'
import { type LayoutManifest, layoutFields } from '../define-layout.ts'
import type { FieldKey } from './field-catalogue.ts'
import type { FieldDefinition } from './field-definition.ts'

const isPhone = (value: string) => {
  if (value.length > 40) return false
  const digits = value.replace(/\D/g, '').length
  return /^[+\d\s()./-]+$/.test(value) && digits >= 8 && digits <= 15
}

/** Served by the platform itself, one plain path: nothing that could point elsewhere or climb. */
const isMediaPath = (value: string) => /^\/media\/[\w-]+(\/[\w-]+)*(\.[a-z0-9]+)?$/i.test(value)

const emptyOr = (check: (value: string) => boolean, message: string, label: string) =>
  z.string(`${label} must be text`).refine((value) => value === '' || check(value), message)

const textSchema = ({ label, maxLength = 200, required, pattern, network }: FieldDefinition) => {
  if (pattern === 'phone') return emptyOr(isPhone, `${label} must be a phone number of 8 to 15 digits`, label)
  if (network) {
    const isLink = (typed: string) => typed.length <= 300 && socialLink(network, typed) !== null
    return emptyOr(isLink, socialLinkMessage(network, label), label).transform(
      (typed) => socialLink(network, typed) ?? typed,
    )
  }
  const text = z.string(`${label} must be text`).max(maxLength, `${label} must be at most ${maxLength} characters`)
  return required ? text.refine((value) => value.trim() !== '', `${label} is required`) : text
}

const numberSchema = ({ label, min = 0, max = Number.MAX_SAFE_INTEGER }: FieldDefinition) => {
  const message = `${label} must be a whole number from ${min} to ${max}`
  return z.int(message).min(min, message).max(max, message)
}

const arraySchema = ({ label, maxLength = 40, maxItems = 8 }: FieldDefinition) =>
  z
    .array(
      z
        .string(`${label} must be a list of texts`)
        .max(maxLength, `Each of ${label} must be at most ${maxLength} characters`),
      `${label} must be a list of texts`,
    )
    .max(maxItems, `${label} takes at most ${maxItems} entries`)

/** Schema of one field's value, with messages that name the field. */
const fieldSchema = (field: FieldDefinition): z.ZodType<FieldValue> => {
  const { label } = field
  switch (field.type) {
    case 'text':
    case 'textarea':
      return textSchema(field)
    case 'email':
      return emptyOr(
        (value) => value.length <= 254 && z.email().safeParse(value).success,
        `${label} is not valid`,
        label,
      )
    case 'color':
      return z
        .string(`${label} must be text`)
        .regex(/^#[0-9a-f]{6}$/i, `${label} must be a # followed by six hex digits, like #7c3aed`)
    case 'select':
      return z.enum(field.options?.map((option) => option.value) ?? [], `${label} is not one of the choices`)
    case 'image':
      return emptyOr(isMediaPath, `${label} must be an uploaded image`, label)
    case 'focus':
      return z
        .string(`${label} must be text`)
        .regex(/^(100|\d\d?)% (100|\d\d?)%$/, `${label} must be two whole percentages, from the left and from the top`)
    case 'file':
      return emptyOr(() => false, `${label} is a local preview and cannot be saved`, label)
    case 'number':
      return numberSchema(field)
    case 'boolean':
      return z.boolean(`${label} must be on or off`)
    case 'array':
      return arraySchema(field)
  }
}

interface Compiled {
  fields: [FieldKey, FieldDefinition][]
  schemas: Map<FieldKey, z.ZodType<FieldValue>>
}

const compiled = new WeakMap<LayoutManifest, Compiled>()

const compile = (manifest: LayoutManifest): Compiled => {
  const known = compiled.get(manifest)
  if (known) return known
  const fields = layoutFields(manifest)
  const result = { fields, schemas: new Map(fields.map(([key, field]) => [key, fieldSchema(field)])) }
  compiled.set(manifest, result)
  return result
}

/** Values of every field of one layout. */
export type LayoutValues = Partial<Record<FieldKey, FieldValue>>

/** Schema of a save for this layout: any of its fields, within bounds. Unknown keys are refused. */
export const layoutValuesSchema = (manifest: LayoutManifest) => {
  const shape = Object.fromEntries([...compile(manifest).schemas].map(([key, schema]) => [key, schema.optional()]))
  return z.strictObject(shape, {
    error: (issue) =>
      issue.code === 'unrecognized_keys'
        ? `Unknown field: ${issue.keys?.join(', ')}`
        : 'Customisations must be an object',
  })
}

/** The part of what was stored that this layout has a field for and that is still valid. */
export const validValues = (manifest: LayoutManifest, stored: Record<string, unknown>): LayoutValues => {
  const { fields, schemas } = compile(manifest)
  const values: LayoutValues = {}
  for (const [key] of fields) {
    const parsed = Object.hasOwn(stored, key) ? schemas.get(key)?.safeParse(stored[key]) : undefined
    if (parsed?.success) values[key] = parsed.data
  }
  return values
}

/**
 * Returns the layout's defaults with the stored values over them. Drops unknown and invalid values, so that an old or
 * damaged row never breaks a page.
 */
export const resolveValues = (manifest: LayoutManifest, stored: Record<string, unknown>): LayoutValues => {
  const values = validValues(manifest, stored)
  for (const [key, { defaultValue }] of compile(manifest).fields) values[key] ??= defaultValue
  return values
}

type Stored = Record<string, FieldValue>

/** Merges both stored forms: the older four values under today's names, then customizations, which win. */
export const storedValues = (design: { config: Stored; customizations: Stored }): Stored => {
  const { themeColor, accentColor, ...rest } = design.config
  return {
    ...rest,
    ...(themeColor === undefined ? {} : { primaryColor: themeColor }),
    ...(accentColor === undefined ? {} : { secondaryColor: accentColor }),
    ...design.customizations,
  }
}
