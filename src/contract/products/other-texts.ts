import type { Language } from '../languages.ts'

/** Texts of a product on pages of a language; `null` for its own. */
export interface OtherTexts {
  name_en: string | null
  name_ur: string | null
  description_en: string | null
  description_ur: string | null
}

/** Picks a product's texts for pages of a language. */
export const otherTexts = ({ name_en, name_ur, description_en, description_ur }: OtherTexts): OtherTexts => ({
  name_en,
  name_ur,
  description_en,
  description_ur,
})

/** Returns name and description as pages of a language show them. */
export const textsIn = (language: Language, product: OtherTexts & { name: string; description: string }) => ({
  name: product[`name_${language}`] ?? product.name,
  description: product[`description_${language}`] ?? product.description,
})
