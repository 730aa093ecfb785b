import type { PagePart, PageProduct, StorePage } from '#contract/stores/store-page.ts'
import type { PageFile } from './page-file.ts'

/** Cards on one page. In the heaviest layout 24 make 90 kB of HTML. */
export const PART_SIZE = 24

/** A page that lists products. */
export type ListPage = Extract<StorePage, { kind: 'home' | 'category' | 'collection' }>

/** Where a list goes on when its own products are shown: with those of another list, from its first part. */
export interface Beyond {
  /** Address of that list. */
  path: string
  parts: number
  /** Number of all products. */
  total: number
}

interface PartOptions {
  /** Words of a part's number: «Page 2 of 5». */
  numbered: (part: number, of: number) => string
  /** As in `PagePart`. */
  design: string
  beyond?: Beyond | undefined
  /** Whether other lists go on with this one, from its first part. */
  isBeyond?: boolean
}

/** Returns how many parts a list has. */
export const partsOf = (products: readonly unknown[]): number => Math.max(1, Math.ceil(products.length / PART_SIZE))

/** Puts products of a category together, in the order of the first ones, for layouts that list by category. */
export const byCategory = (products: PageProduct[]): PageProduct[] =>
  [...Map.groupBy(products, ({ category }) => category).values()].flat()

/** A further part keeps neither the reviews of home nor its kind: it has no hero. */
const further = (page: ListPage) => {
  if (page.kind !== 'home') return page
  const { reviews: _, ...shared } = page
  return { ...shared, kind: 'more' as const }
}

/** Returns the address of a list's own page below its shop's. */
const addressOf = (page: ListPage): string => {
  if (page.kind === 'home') return ''
  return page.kind === 'category' ? `c/${page.category.slug}` : `s/${page.collection.slug}`
}

/**
 * Returns a list's page, or its parts where it is too long for one: `more/2.html` of home, `more/c-bangles-2.html`
 * of a category. Cards of each part after the first are in a file of their own, too: scripts add them to a page.
 */
export const inParts = ({ file, page }: PageFile<ListPage>, options: PartOptions): PageFile[] => {
  const { numbered, design, beyond, isBeyond = false } = options
  const { products, path, title } = page
  const of = partsOf(products)
  if (of === 1 && !beyond) return [{ file, page }]
  const own = addressOf(page)
  const below = (home: string) => `${home}more/${own && `${own.replace('/', '-')}-`}`
  const withoutEnd = (address: string, end: string) => address.slice(0, address.length - end.length)
  const folder = below(withoutEnd(file, `${own || 'index'}.html`))
  const stemOf = (address: string) => below(withoutEnd(address, own && `${own}/`))
  const stem = stemOf(path)
  const pathOf = (number: number) => (number === 1 ? path : `${stem}${number}.html`)
  const isPlain = products.every(({ images }) => images.length === 0)
  const partAt = (number: number): PagePart => ({
    number,
    of,
    total: beyond?.total ?? products.length,
    design,
    ...(number > 1 && { previous: pathOf(number - 1) }),
    ...(number < of && { next: pathOf(number + 1) }),
    ...(number === of && beyond && { next: beyond.path }),
    rest: [
      ...(number < of ? [{ stem, from: number + 1, to: of }] : []),
      ...(beyond ? [{ stem: `${beyond.path}more/`, from: 1, to: beyond.parts }] : []),
    ],
    ...(isPlain && { plain: true as const }),
  })
  return Array.from({ length: of }, (_, index): PageFile => {
    const number = index + 1
    const cards = { cards: `${folder}${number}.json` }
    const after = products[index * PART_SIZE - 1]?.id
    const shown = {
      products: products.slice(index * PART_SIZE, number * PART_SIZE),
      part: { ...partAt(number), ...(after && { after }) },
    }
    if (number === 1) return { file, page: { ...page, ...shown }, ...(isBeyond && cards) }
    const address = {
      path: pathOf(number),
      canonical: `${stemOf(page.canonical)}${number}.html`,
      ...(page.translation && {
        translation: { ...page.translation, path: `${stemOf(page.translation.path)}${number}.html` },
      }),
      title: `${title} · ${numbered(number, of)}`,
    }
    return { file: `${folder}${number}.html`, page: { ...further(page), ...shown, ...address }, ...cards }
  })
}
