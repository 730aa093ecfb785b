import type { FieldKey } from './field-catalogue.ts'

/** What `HeroMedia.astro` shows in the cover's place. */
export const heroImageFields = ['heroImage', 'heroImageFocus'] as const satisfies readonly FieldKey[]

/** Name, the words under it, and the image. */
export const heroFields = ['heroTitle', 'heroSubtitle', ...heroImageFields] as const satisfies readonly FieldKey[]

/** What `HeroLines.astro` and premium's top bar show. */
export const lineFields = ['heroFeature1', 'heroFeature2', 'heroFeature3'] as const satisfies readonly FieldKey[]

export const colorFields = [
  'primaryColor',
  'secondaryColor',
  'backgroundColor',
  'textColor',
] as const satisfies readonly FieldKey[]

export const gradientFields = ['gradientStart', 'gradientEnd'] as const satisfies readonly FieldKey[]

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

/** What `TrustBadges.astro` shows. */
export const badgeFields = ['badge1Text', 'badge2Text', 'badge3Text'] as const satisfies readonly FieldKey[]

/** What `CallPanel.astro` shows. */
export const callFields = ['ctaTitle', 'ctaDescription', 'ctaButtonText'] as const satisfies readonly FieldKey[]

/** What `Story.astro` shows. */
export const storyFields = [
  'aboutSectionTitle',
  'aboutSectionDescription',
  'aboutButtonText',
] as const satisfies readonly FieldKey[]

/** What stands on a product's page and in its sheet, each where the seller has written something. */
export const policyFields = [
  'sizeGuide',
  'shippingInfo',
  'returnPolicy',
  'qualityPromise',
] as const satisfies readonly FieldKey[]

/** What the footer shows of how to reach the shop. */
export const contactFields = ['phoneNumber', 'email', 'address', 'storeHours'] as const satisfies readonly FieldKey[]

export const socialFields = ['instagramUrl', 'facebookUrl'] as const satisfies readonly FieldKey[]

/** Sections that every form ends with. */
export const closingSections = {
  Contact: [...contactFields],
  Social: [...socialFields],
  Footer: ['footerDescription'],
} satisfies Record<string, FieldKey[]>

/** Nothing is promised that the seller has not. */
export const noPolicies = { shippingInfo: '', returnPolicy: '', qualityPromise: '' }

/** Neither hours nor a service nor a policy is said before the seller says it. */
export const saysNothing = { ...noPolicies, storeHours: '', specialService: '' }
