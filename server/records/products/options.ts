import { z } from 'zod'
import { variantLabel } from '#contract/products/variant-names.ts'
import { type ProductOption, productOption } from '#contract/products/variants.ts'
import { jsonColumn } from '#server/db/json-column.ts'

const storedOptions = jsonColumn(z.array(productOption), [])
const storedIds = jsonColumn(z.array(z.string()), [])

/** Returns a product's options; none for `null`. */
export const optionsOf = (stored: string | null): ProductOption[] => (stored === null ? [] : storedOptions(stored))

/** Returns the ids of a variant's values, one for each option. */
export const valueIdsOf = (stored: string): string[] => storedIds(stored)

/** Returns the labels of a variant, one for each option. */
export const labelsOf = (options: readonly ProductOption[], valueIds: readonly string[]): string[] =>
  options.map(({ values }, index) => values.find(({ id }) => id === valueIds[index])?.label ?? '')

/** Returns the label of a variant, «M, Black», `null` for a product without options. */
export const labelOf = ({ options, value_ids }: { options: string | null; value_ids: string }): string | null =>
  options === null ? null : variantLabel(labelsOf(optionsOf(options), valueIdsOf(value_ids)))
