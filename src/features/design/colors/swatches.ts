import type { LayoutManifest } from '#layouts/kit/define-layout.ts'
import type { FieldKey } from '#layouts/kit/fields/field-catalogue.ts'
import { layoutPalettes } from '#layouts/kit/style/palettes.ts'

/** A color to choose by one press. */
export interface Swatch {
  color: string
  /** Where it is from. */
  name: string
}

/** The colors to offer for a field: what the layout's palettes have for it, then those of the logo; each once. */
export const swatchesFor = (manifest: LayoutManifest, key: FieldKey, logo: readonly string[]): Swatch[] => {
  const palettes = layoutPalettes(manifest).flatMap(({ name, colors }) => {
    const color = colors[key]
    return color === undefined ? [] : [{ color, name }]
  })
  const all = [...palettes, ...logo.map((color) => ({ color, name: 'From your logo' }))]
  return all.filter(({ color }, index) => all.findIndex((other) => other.color === color) === index)
}
