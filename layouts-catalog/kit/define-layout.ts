import type { Language } from '#contract/languages.ts'
import type { FieldValue, SheetFrame } from '#contract/stores/store-page.ts'
import { type FieldKey, fieldCatalogue } from './fields/field-catalogue.ts'
import type { FieldDefinition } from './fields/field-definition.ts'
import { urduDefaults } from './fields/urdu.ts'
import { oncePer } from './once.ts'
import type { FontId } from './style/fonts.ts'

/** Look of the image of a shared link: `clean` paper, `brand` gradient, `maison` dark with a metal line. */
export type ShareMood = 'clean' | 'brand' | 'maison'

/** Words that differ from layout to layout. */
export interface LayoutWords {
  orderNow: string
  noItems: string
  noItemsHint: string
  /** Shown while a store is fetched. Published pages never show it. */
  loading: string
  /** `{n}` stands for the number of units. */
  lowStock: string
  /** Heading above the product grid. */
  products: string
  /** Name of the page about the shop, if the layout has one. */
  about: string
  /** Heading above products like the one on the page. */
  related: string
  /** Button in the hero that leads to the products, in layouts that have one. */
  see: string
  /** Heading of a strip of images, in layouts that have one. */
  film: string
}

/** One color for each color field of the layout. Every text in them passes WCAG AA. */
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
  /** Marks a layout for admins to grant that is made for no trade. The admin's catalogue tells these apart. */
  adminOnly?: boolean
  /** Layout to use when this one is not allowed. */
  fallback: string
  /** Section title → fields, in the order of the customise form. */
  sections: Record<string, FieldKey[]>
  /** Overrides the catalogue's defaults. */
  defaults: Partial<Record<FieldKey, FieldValue>>
  /** Palettes to choose from besides the defaults. */
  palettes?: readonly Palette[]
  /** Fonts of a layout without font fields. */
  fonts: { heading: FontId; body: FontId }
  words: LayoutWords
  /** The same in Urdu, with the Urdu texts of its own defaults. */
  urdu: {
    words: LayoutWords
    defaults?: Partial<Record<FieldKey, FieldValue>>
    /** Headings are in Nastaliq, unless the layout has them in plain Naskh. */
    heading?: 'naskh'
  }
  /** Lists only its own products on a category page. */
  filtersByCategory: boolean
  /** Lists products under the heading of each category. */
  listsByCategory?: true
  /** `option` follows the field `enableQuickAdd`. */
  quickAdd: 'always' | 'option' | 'never'
  quickAddSeparateLine: boolean
  extraPages: 'about'[]
  /** Characters of a description that fit on a card. The rest is not sent. */
  cardDescription: number
  shareMood: ShareMood
  /** How cart, order form and product dialog are built. */
  sheet: SheetFrame
  /** Target of a card on a phone: its `page` if images or facts need the room, its `dialog` for quick baskets. */
  cardOpens: 'page' | 'dialog'
}

/** Declares a layout. Only checks types: every key must be in the field catalogue. */
export const defineLayout = (manifest: LayoutManifest): LayoutManifest => manifest

const inUrdu = oncePer(
  (manifest: LayoutManifest): LayoutManifest => ({
    ...manifest,
    words: manifest.urdu.words,
    defaults: { ...urduDefaults, ...manifest.defaults, ...manifest.urdu.defaults },
  }),
)

/** Returns a layout with its words and default texts in a shop's language. */
export const inLanguage = (manifest: LayoutManifest, language: Language): LayoutManifest =>
  language === 'ur' ? inUrdu(manifest) : manifest

/** Returns the fields in the order of the form, each with the layout's default and section. */
export const layoutFields = (manifest: LayoutManifest): [FieldKey, FieldDefinition][] =>
  Object.entries(manifest.sections).flatMap(([section, keys]) =>
    keys.map((key): [FieldKey, FieldDefinition] => {
      const definition = fieldCatalogue[key]
      return [key, { ...definition, section, defaultValue: manifest.defaults[key] ?? definition.defaultValue }]
    }),
  )
