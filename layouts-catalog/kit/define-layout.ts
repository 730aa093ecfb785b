import type { FieldValue } from '#contract/stores/store-page.ts'
import { type FieldKey, fieldCatalogue } from './fields/field-catalogue.ts'
import type { FieldDefinition } from './fields/field-definition.ts'
import type { FontId } from './style/fonts.ts'

/** Who may choose a layout: everybody, paid plans, or whom an admin grants it. */
export type LayoutAccess = 'free' | 'paid' | 'admin'

/** How the image of a shared link feels: `clean` paper, `brand` gradient, `maison` dark with a metal line. */
export type ShareMood = 'clean' | 'brand' | 'maison'

/** The words a layout says in its own way. */
export interface LayoutWords {
  orderNow: string
  noItems: string
  noItemsHint: string
  /** While a store is fetched; pages that are built before have nothing to wait for. */
  loading: string
  /** `{n}` stands for the number of units. */
  lowStock: string
  /** Heading over the product grid. */
  products: string
  /** Name of the page about the shop, where the layout has one. */
  about: string
}

/** Colors that go together, one for each color field of the layout; every text in them passes AA as it is. */
export interface Palette {
  name: string
  colors: Partial<Record<FieldKey, string>>
}

export interface LayoutManifest {
  /** Folder name, and the name on the wire. */
  id: string
  displayName: string
  description: string
  version: string
  industry: string
  author: string
  features: string[]
  access: LayoutAccess
  /** Of one that an admin grants: made for no trade of its own, which the admin's catalogue tells apart. */
  adminOnly?: boolean
  /** Layout used when this one cannot be. */
  fallback: string
  /** Section title → fields, in the order of the customise form. */
  sections: Record<string, FieldKey[]>
  /** Defaults of this layout where the catalogue's do not fit. */
  defaults: Partial<Record<FieldKey, FieldValue>>
  /** To choose from besides the defaults. */
  palettes?: readonly Palette[]
  /** Fonts where the layout offers no choice of its own. */
  fonts: { heading: FontId; body: FontId }
  words: LayoutWords
  /** Whether a category page lists that category alone. */
  filtersByCategory: boolean
  /** `option` asks the field `enableQuickAdd`. */
  quickAdd: 'always' | 'option' | 'never'
  quickAddSeparateLine: boolean
  extraPages: 'about'[]
  /** Characters of a description that a card has room for; what nobody would see is not sent. */
  cardDescription: number
  shareMood: ShareMood
  requiredApis: string[]
  previewImage: string
}

/** Declares a layout. The identity function at run time; at build time it checks every key against the catalogue. */
export const defineLayout = (manifest: LayoutManifest): LayoutManifest => manifest

/** The layout's fields in form order, each with the layout's own default and section. */
export const layoutFields = (manifest: LayoutManifest): [FieldKey, FieldDefinition][] =>
  Object.entries(manifest.sections).flatMap(([section, keys]) =>
    keys.map((key): [FieldKey, FieldDefinition] => {
      const definition = fieldCatalogue[key]
      return [key, { ...definition, section, defaultValue: manifest.defaults[key] ?? definition.defaultValue }]
    }),
  )
