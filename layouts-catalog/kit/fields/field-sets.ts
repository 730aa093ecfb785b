import type { FieldKey } from './field-catalogue.ts'

/** Fields of `HeroMedia.astro`, which replaces the cover. */
export const heroImageFields = ['heroImage', 'heroImageFocus'] as const satisfies readonly FieldKey[]

/** Name, the words under it, and the image. */
export const heroFields = ['heroTitle', 'heroSubtitle', ...heroImageFields] as const satisfies readonly FieldKey[]

/** Fields of `HeroLines.astro` and premium's top bar. */
export const lineFields = ['heroFeature1', 'heroFeature2', 'heroFeature3'] as const satisfies readonly FieldKey[]

export const colorFields = [
  'primaryColor',
  'secondaryColor',
  'backgroundColor',
  'textColor',
] as const satisfies readonly FieldKey[]

export const gradientFields = ['gradientStart', 'gradientEnd'] as const satisfies readonly FieldKey[]

/** Fields of `Features.astro`: four titles with descriptions. */
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

/** Fields of `TrustBadges.astro`. */
export const badgeFields = ['badge1Text', 'badge2Text', 'badge3Text'] as const satisfies readonly FieldKey[]

/** Fields of `CallPanel.astro`. */
export const callFields = ['ctaTitle', 'ctaDescription', 'ctaButtonText'] as const satisfies readonly FieldKey[]

/** Fields of `Story.astro`. */
export const storyFields = [
  'aboutSectionTitle',
  'aboutSectionDescription',
  'aboutButtonText',
] as const satisfies readonly FieldKey[]

/** Policies on a product's page and in its sheet, where the seller wrote any. */
export const policyFields = [
  'sizeGuide',
  'shippingInfo',
  'returnPolicy',
  'qualityPromise',
] as const satisfies readonly FieldKey[]

/** Contact details in the footer. */
export const contactFields = ['phoneNumber', 'email', 'address', 'storeHours'] as const satisfies readonly FieldKey[]

export const socialFields = ['instagramUrl', 'facebookUrl'] as const satisfies readonly FieldKey[]

/** Sections that every form ends with. */
export const closingSections = {
  Contact: [...contactFields],
  Social: [...socialFields],
  Footer: ['footerDescription'],
  Stock: ['showStockNumber', 'showSoldNumber'],
} satisfies Record<string, FieldKey[]>

/** Nothing is promised that the seller has not. */
export const noPolicies = { shippingInfo: '', returnPolicy: '', qualityPromise: '' }

/** Neither hours nor a service nor a policy is said before the seller says it. */
export const saysNothing = { ...noPolicies, storeHours: '', specialService: '' }
