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

/** Returns the form's sections in the manifest's order. */
export const designSections = (manifest: LayoutManifest): DesignSection[] => {
  const sections = new Map<string, DesignField[]>()
  for (const [key, field] of layoutFields(manifest)) {
    sections.set(field.section, [...(sections.get(field.section) ?? []), { ...field, key }])
  }
  return [...sections].map(([title, fields]) => ({ title, fields }))
}

export const sameValue = (one: FieldValue | undefined, other: FieldValue | undefined): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

/** Returns a layout's own values. */
export const defaultValues = (manifest: LayoutManifest): LayoutValues => resolveValues(manifest, {})

/**
 * Returns only the values that differ from the layout's, so that improved defaults reach stores that kept them.
 * An empty required text counts as unchanged.
 */
export const changedValues = (manifest: LayoutManifest, values: LayoutValues): Record<string, FieldValue> =>
  Object.fromEntries(
    layoutFields(manifest).flatMap(([key, { defaultValue }]) => {
      const value = values[key]
      return value === undefined || sameValue(value, defaultValue) ? [] : [[key, value]]
    }),
  )

/** Returns one message for each field the server would refuse. */
export const valueErrors = (manifest: LayoutManifest, values: LayoutValues): Partial<Record<FieldKey, string>> => {
  const parsed = layoutValuesSchema(manifest).safeParse(changedValues(manifest, values))
  const errors: Partial<Record<FieldKey, string>> = {}
  for (const issue of parsed.error?.issues ?? []) errors[issue.path[0] as FieldKey] ??= issue.message
  return errors
}

/** Returns the fields that differ from the saved ones. */
export const dirtyKeys = (values: LayoutValues, saved: LayoutValues): FieldKey[] =>
  (Object.keys(values) as FieldKey[]).filter((key) => !sameValue(values[key], saved[key]))

/** Returns values the preview can show while typing: an invalid one keeps its last valid value. */
export const showableValues = (manifest: LayoutManifest, values: LayoutValues, shown: LayoutValues): LayoutValues => {
  const errors = valueErrors(manifest, values)
  const wrong = (Object.keys(errors) as FieldKey[]).map((key): [FieldKey, FieldValue | undefined] => [key, shown[key]])
  return { ...values, ...Object.fromEntries(wrong) }
}

/** Applies the changes made to `base` to a newer version. */
export const onTopOf = (newer: LayoutValues, values: LayoutValues, base: LayoutValues): LayoutValues => ({
  ...newer,
  ...Object.fromEntries(dirtyKeys(values, base).map((key) => [key, values[key]])),
})
