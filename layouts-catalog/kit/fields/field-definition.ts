import type { SocialNetwork } from '#contract/stores/social-links.ts'
import type { FieldValue } from '#contract/stores/store-page.ts'

/** Which control the customise form shows, and which values the API takes. */
export type FieldType =
  | 'text'
  | 'textarea'
  | 'email'
  | 'color'
  | 'select'
  | 'image'
  | 'focus'
  | 'file'
  | 'number'
  | 'boolean'
  | 'array'

export type FieldCategory = 'content' | 'design' | 'contact' | 'media' | 'display'

/** One customisable setting: everything the form, the validation and the documentation know about it. */
export interface FieldDefinition {
  type: FieldType
  label: string
  /** Heading it stands under when a layout does not say otherwise. */
  section: string
  category: FieldCategory
  defaultValue: FieldValue
  required?: boolean
  placeholder?: string
  /** Characters; for an array, of each entry. */
  maxLength?: number
  pattern?: 'phone' | 'url'
  /** For `url`: the social network it must lead to. */
  network?: SocialNetwork
  min?: number
  max?: number
  step?: number
  /** Entries at most, for an array. */
  maxItems?: number
  options?: readonly { value: string; label: string }[]
  helpText?: string
  /** For `focus`: the field with its image. */
  image?: string
}
