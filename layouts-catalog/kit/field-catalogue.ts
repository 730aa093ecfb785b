import type { FieldDefinition } from './field-definition.ts'
import { commonFields } from './fields/common.ts'
import { displayFields } from './fields/display.ts'
import { bobaFields, royalFields } from './fields/industry.ts'
import { luxuryFields } from './fields/luxury.ts'

const catalogue = { ...commonFields, ...luxuryFields, ...displayFields, ...bobaFields, ...royalFields }

export type FieldKey = keyof typeof catalogue

/** Every setting a layout may offer, by its name on the wire. */
export const fieldCatalogue: Readonly<Record<FieldKey, FieldDefinition>> = catalogue
