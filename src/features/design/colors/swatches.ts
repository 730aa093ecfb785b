import type { LayoutManifest } from '#layouts/kit/define-layout.ts'
import type { FieldKey } from '#layouts/kit/fields/field-catalogue.ts'
import { layoutPalettes } from '#layouts/kit/style/palettes.ts'

/** A color to choose by one press. */
export interface Swatch {
  color: string
  /** The palette that it is of; `null` of the logo. */
  palette: string | null
}

/** The colors to offer for a field: what the layout's palettes have for it, then those of the logo; each once. */
export const swatchesFor = (manifest: LayoutManifest, key: FieldKey, logo: readonly string[]): Swatch[] => {
  const palettes = layoutPalettes(manifest).flatMap(({ name, colors }): Swatch[] => {
    const color = colors[key]
    return color === undefined ? [] : [{ color, palette: name }]
  })
  const all = [...palettes, ...logo.map((color) => ({ color, palette: null }))]
  return all.filter(({ color }, index) => all.findIndex((other) => other.color === color) === index)
}
