import type { FieldValue } from '#contract/stores/store-page.ts'
import type { ContrastWords } from '../colors/contrast-words.ts'
import type { Swatch } from '../colors/swatches.ts'
import type { DesignField } from '../design-values.ts'

/** What every control of the form gets. */
export interface FieldControlProps {
  field: DesignField
  value: FieldValue
  error: string | undefined
  /** Of a color: what it does to words. */
  contrast: ContrastWords | undefined
  /** Of a color: what is suggested. */
  swatches: readonly Swatch[]
  /** Of a focus: the image it is a place on. */
  image: string
  onChange: (value: FieldValue) => void
  /** When buyers see an image that is chosen here. */
  uploadHint: string
  /** Of an image that is on the server now. */
  onUploaded: (value: string) => Promise<void>
}

export const asText = (value: FieldValue): string => (typeof value === 'string' ? value : '')
