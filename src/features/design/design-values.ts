import type { FieldValue } from '#contract/stores/store-page.ts'
import { type LayoutManifest, layoutFields } from '#layouts/kit/define-layout.ts'
import type { FieldKey } from '#layouts/kit/fields/field-catalogue.ts'
import type { FieldDefinition } from '#layouts/kit/fields/field-definition.ts'
import { type LayoutValues, layoutValuesSchema, resolveValues } from '#layouts/kit/fields/layout-values.ts'

/** One setting of the form. */
export interface DesignField extends FieldDefinition {
  key: FieldKey
}

export interface DesignSection {
  title: string
  fields: DesignField[]
}

/** The form of a layout, as its manifest orders it. */
export const designSections = (manifest: LayoutManifest): DesignSection[] => {
  const sections = new Map<string, DesignField[]>()
  for (const [key, field] of layoutFields(manifest)) {
    sections.set(field.section, [...(sections.get(field.section) ?? []), { ...field, key }])
  }
  return [...sections].map(([title, fields]) => ({ title, fields }))
}

export const sameValue = (one: FieldValue | undefined, other: FieldValue | undefined): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

/** A layout as it comes. */
export const defaultValues = (manifest: LayoutManifest): LayoutValues => resolveValues(manifest, {})

/**
 * What is sent of the form's values: those that differ from the layout's own, so that a default that gets better reaches every store
 * that never changed it. A required text that is empty is one that was not changed.
 */
export const changedValues = (manifest: LayoutManifest, values: LayoutValues): Record<string, FieldValue> =>
  Object.fromEntries(
    layoutFields(manifest).flatMap(([key, { defaultValue }]) => {
      const value = values[key]
      return value === undefined || sameValue(value, defaultValue) ? [] : [[key, value]]
    }),
  )

/** One message a field, of the values the server would refuse. */
export const valueErrors = (manifest: LayoutManifest, values: LayoutValues): Partial<Record<FieldKey, string>> => {
  const parsed = layoutValuesSchema(manifest).safeParse(changedValues(manifest, values))
  const errors: Partial<Record<FieldKey, string>> = {}
  for (const issue of parsed.error?.issues ?? []) errors[issue.path[0] as FieldKey] ??= issue.message
  return errors
}

/** The fields that differ from what is saved. */
export const dirtyKeys = (values: LayoutValues, saved: LayoutValues): FieldKey[] =>
  (Object.keys(values) as FieldKey[]).filter((key) => !sameValue(values[key], saved[key]))

/** What can be shown while somebody is in the middle of typing: for each value that is not right yet, the one before it. */
export const showableValues = (manifest: LayoutManifest, values: LayoutValues, shown: LayoutValues): LayoutValues => {
  const errors = valueErrors(manifest, values)
  const wrong = (Object.keys(errors) as FieldKey[]).map((key): [FieldKey, FieldValue | undefined] => [key, shown[key]])
  return { ...values, ...Object.fromEntries(wrong) }
}

/** Changes made to one version put onto a newer one. */
export const onTopOf = (newer: LayoutValues, values: LayoutValues, base: LayoutValues): LayoutValues => ({
  ...newer,
  ...Object.fromEntries(dirtyKeys(values, base).map((key) => [key, values[key]])),
})
