/** Words for variants, without zod: store pages use them too. */

/** Labels of a variant as one text: «M, Black». */
export const variantLabel = (labels: readonly string[]): string => labels.join(', ')

/** A product's name with its variant: «Kurta (M, Black)». */
export const nameWithVariant = (name: string, label: string | null | undefined): string =>
  label ? `${name} (${label})` : name

/** Letters of a product's name in a list. */
const SHORT = 40

/** A name for lists: a long one is cut, its variant never. */
export const shortNameWithVariant = (name: string, label: string | null | undefined): string => {
  const letters = [...name]
  return nameWithVariant(letters.length > SHORT ? `${letters.slice(0, SHORT).join('').trimEnd()}…` : name, label)
}

/** A product's name with a blank for each option, for a buyer who chooses in the chat: «Kurta (Size: …)». */
export const nameToChoose = ({ name, choose }: { name: string; choose?: string | undefined }): string =>
  nameWithVariant(name, choose && `${choose}: …`)
