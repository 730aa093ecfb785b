import { type LayoutManifest, layoutFields, type Palette } from '../define-layout.ts'
import { isColor } from './color.ts'

/** Returns a layout's palettes, its default colors first. */
export const layoutPalettes = (manifest: LayoutManifest): readonly Palette[] => {
  const colors = layoutFields(manifest).flatMap(([key, { type, defaultValue }]) =>
    type === 'color' && isColor(defaultValue) ? [[key, defaultValue] as const] : [],
  )
  return [{ name: 'As it comes', colors: Object.fromEntries(colors) }, ...(manifest.palettes ?? [])]
}
