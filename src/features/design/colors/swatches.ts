import type { LayoutManifest } from '#layouts/kit/define-layout.ts'
import type { FieldKey } from '#layouts/kit/fields/field-catalogue.ts'
import { layoutPalettes } from '#layouts/kit/style/palettes.ts'

/** A suggested color. */
export interface Swatch {
  color: string
  /** The palette it comes from; `null` for the logo. */
  palette: string | null
}

/** Returns suggestions for a field: the palettes' colors, then the logo's, without repeats. */
export const swatchesFor = (manifest: LayoutManifest, key: FieldKey, logo: readonly string[]): Swatch[] => {
  const palettes = layoutPalettes(manifest).flatMap(({ name, colors }): Swatch[] => {
    const color = colors[key]
    return color === undefined ? [] : [{ color, palette: name }]
  })
  const all = [...palettes, ...logo.map((color) => ({ color, palette: null }))]
  return all.filter(({ color }, index) => all.findIndex((other) => other.color === color) === index)
}
