import type { FieldValue } from '#contract/stores/store-page.ts'
import type { ContrastWords } from '../colors/contrast-words.ts'
import type { Swatch } from '../colors/swatches.ts'
import type { DesignField } from '../design-values.ts'

/** Props of every control. */
export interface FieldControlProps {
  field: DesignField
  value: FieldValue
  error: string | undefined
  /** For a color: how readable text is with it. */
  contrast: ContrastWords | undefined
  /** For a color: suggestions. */
  swatches: readonly Swatch[]
  /** For a focus: its image. */
  image: string
  onChange: (value: FieldValue) => void
  /** Says when buyers see a newly chosen image. */
  uploadHint: string
  /** Called when an image is on the server. */
  onUploaded: (value: string) => Promise<void>
}

export const asText = (value: FieldValue): string => (typeof value === 'string' ? value : '')
