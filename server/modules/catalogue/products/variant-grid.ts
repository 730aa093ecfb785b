import type { Insertable } from 'kysely'
import { MAX_VARIANTS, type NewOption, type NewVariant, type ProductOption } from '#contract/products/variants.ts'
import { newCode, newId } from '#server/db/ids.ts'
import { invalidField } from '#server/http/app-error.ts'
import { valueIdsOf } from '#server/records/products/options.ts'
import { above } from '#server/records/products/prices.ts'
import type { ProductVariantsTable } from '#server/records/products/products.table.ts'
import type { VariantRow } from '#server/records/products/variants.repo.ts'

/** A product's options and variants before a change. */
interface Before {
  productId: string
  storeId: string
  options: ProductOption[]
  /** Archived ones too. */
  variants: VariantRow[]
}

/** A change as sent. Absent parts stay. */
export interface GridChange {
  options?: NewOption[] | undefined
  variants?: NewVariant[] | undefined
  /** Stock of a product without options. */
  inventory_count?: number | undefined
}

/** The rows that a change writes. A variant with a known id is updated, another one added. */
export interface Grid {
  options: ProductOption[]
  variants: Insertable<ProductVariantsTable>[]
}

const same = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase()

/** Finds what is renamed by id, and the rest by name. */
const known = <Named extends { id: string }>(
  before: readonly Named[],
  id: string | undefined,
  isSame: (one: Named) => boolean,
): Named | undefined => before.find((one) => one.id === id) ?? before.find(isSame)

/** Returns options with the ids of known ones, and new ids for the others. */
const withIds = (before: readonly ProductOption[], options: readonly NewOption[]): ProductOption[] =>
  options.map(({ id, name, values }) => {
    const option = known(before, id, (one) => same(one.name, name))
    const taken = new Set<string>()
    return {
      id: option?.id ?? newCode(6),
      name,
      values: values.map((value) => {
        const free = (option?.values ?? []).filter((one) => !taken.has(one.id))
        const own = known(free, value.id, (one) => same(one.label, value.label))?.id ?? newCode(6)
        taken.add(own)
        return { id: own, label: value.label, ...(value.swatch && { swatch: value.swatch }) }
      }),
    }
  })

/** Returns every combination of values, by their ids. */
const combinations = (options: readonly ProductOption[]): string[][] =>
  options.reduce<string[][]>((all, { values }) => all.flatMap((ids) => values.map(({ id }) => [...ids, id])), [[]])

const refuse = (message: string) => invalidField('variants', message)

/** Returns the value ids of a sent variant. Throws `invalid` for labels that are no value. */
const valuesOf = (options: readonly ProductOption[], { labels }: NewVariant): string[] => {
  if (labels.length !== options.length) throw refuse('Every variant needs one value of each option')
  return options.map(({ name, values }, index) => {
    const label = labels[index] ?? ''
    const value = values.find((one) => same(one.label, label))
    if (!value) throw refuse(`${name} has no value “${label}”`)
    return value.id
  })
}

/** The sent variants with their value ids, or one for each combination. */
const wantedOf = (options: readonly ProductOption[], sent: readonly NewVariant[] | undefined) => {
  if (!sent) return combinations(options).map((ids) => ({ ids, variant: undefined }))
  return sent.map((variant) => ({ ids: valuesOf(options, variant), variant }))
}

const imageId = (image: NewVariant['image'], imageIds: readonly string[]): string | null => {
  if (image === null || image === undefined) return null
  const id = typeof image === 'number' ? imageIds[image] : imageIds.find((one) => one === image)
  if (id === undefined) throw refuse('The picture of a variant must be one of the product')
  return id
}

/** A product without options: its first variant alone, with its units, even if it was archived, and those that end. */
const withoutOptions = ({ productId, storeId, variants }: Before, count: number | undefined, now: string): Grid => {
  const first = variants.find(({ id }) => id === productId)
  const joined = variants.filter(({ id, archived_at }) => id === productId || archived_at === null)
  const sum = joined.reduce((total, one) => total + one.inventory_count, 0)
  const only = {
    id: productId,
    product_id: productId,
    store_id: storeId,
    position: 0,
    value_ids: '[]',
    sku: first?.sku ?? null,
    price: null,
    compare_at: null,
    image_id: null,
    inventory_count: count ?? sum,
    archived_at: null,
    updated_at: now,
  }
  const ended = variants.filter(({ id, archived_at }) => id !== productId && archived_at === null)
  // Their units were moved to the first one.
  return { options: [], variants: [only, ...ended.map((one) => ({ ...one, inventory_count: 0, archived_at: now }))] }
}

/**
 * Returns a product's options and variants after a change. Known variants keep their ids; one whose values are gone is
 * archived with its units, and comes back with its values. Turning options on makes today's stock the first variant's.
 * Throws `invalid` for what does not fit together.
 */
export const planGrid = (before: Before, change: GridChange, imageIds: readonly string[], now: string): Grid => {
  const options = change.options ? withIds(before.options, change.options) : before.options
  if (options.length === 0) {
    if (change.variants?.length) throw refuse('Variants need options')
    return withoutOptions(before, change.inventory_count, now)
  }
  const wanted = wantedOf(options, change.variants)
  if (wanted.length === 0) throw refuse('At least one variant is needed')
  if (wanted.length > MAX_VARIANTS) throw refuse(`At most ${MAX_VARIANTS} variants`)
  if (new Set(wanted.map(({ ids }) => ids.join())).size < wanted.length)
    throw refuse('Two variants have the same values')

  const isTurnedOn = before.options.length === 0
  const free = new Map(before.variants.map((one) => [one.id, one]))
  const take = (id: string | undefined) => {
    const found = id === undefined ? undefined : free.get(id)
    if (found) free.delete(found.id)
    return found
  }
  const first = isTurnedOn ? take(before.productId) : undefined
  const withValues = (ids: string[]) =>
    [...free.values()].find((one) => valueIdsOf(one.value_ids).join() === ids.join())?.id

  const variants = wanted.map(({ ids, variant }, position) => {
    const row = (position === 0 && first) || take(variant?.id) || take(withValues(ids))
    const isFirst = position === 0 && isTurnedOn
    const stock = (isFirst ? change.inventory_count : undefined) ?? row?.inventory_count ?? 0
    const price = variant?.price === undefined ? (row?.price ?? null) : variant.price
    const compareAt = variant?.compare_at === undefined ? (row?.compare_at ?? null) : variant.compare_at
    return {
      id: row?.id ?? (isFirst ? before.productId : newId()),
      product_id: before.productId,
      store_id: before.storeId,
      position,
      value_ids: JSON.stringify(ids),
      sku: variant?.sku === undefined ? (row?.sku ?? null) : variant.sku || null,
      price,
      compare_at: price === null ? compareAt : above(compareAt, price),
      image_id: variant?.image === undefined ? (row?.image_id ?? null) : imageId(variant.image, imageIds),
      inventory_count: variant?.inventory_count ?? stock,
      archived_at: null,
      updated_at: now,
    }
  })
  const ended = [...free.values()].filter(({ archived_at }) => archived_at === null)
  return { options, variants: [...variants, ...ended.map((one) => ({ ...one, archived_at: now }))] }
}
