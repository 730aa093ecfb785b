import type { FieldKey } from './field-catalogue.ts'

/** What `HeroMedia.astro` shows in the cover's place. */
export const heroImageFields = ['heroImage', 'heroImageFocus'] as const satisfies readonly FieldKey[]

/** What `Features.astro` shows: four titles, each with its description. */
export const featureFields = [
  'feature1Title',
  'feature1Description',
  'feature2Title',
  'feature2Description',
  'feature3Title',
  'feature3Description',
  'feature4Title',
  'feature4Description',
] as const satisfies readonly FieldKey[]

/** What stands on a product's page and in its sheet, each where the seller has written something. */
export const policyFields = [
  'sizeGuide',
  'shippingInfo',
  'returnPolicy',
  'qualityPromise',
] as const satisfies readonly FieldKey[]

/** Nothing is promised that the seller has not. */
export const noPolicies = { shippingInfo: '', returnPolicy: '', qualityPromise: '' }
