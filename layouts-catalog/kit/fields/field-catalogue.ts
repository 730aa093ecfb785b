import { commonFields } from './common.ts'
import { displayFields } from './display.ts'
import type { FieldDefinition } from './field-definition.ts'
import { bobaFields, royalFields } from './industry.ts'
import { luxuryFields } from './luxury.ts'

const catalogue = { ...commonFields, ...luxuryFields, ...displayFields, ...bobaFields, ...royalFields }

export type FieldKey = keyof typeof catalogue

/** Every setting a layout may offer, by its name on the wire. */
export const fieldCatalogue: Readonly<Record<FieldKey, FieldDefinition>> = catalogue
