import type { LayoutAccess } from './define-layout.ts'

/** A layout the platform knows by name; it is drawn by its fallback until it has a folder of its own. */
export interface KnownLayout {
  id: string
  displayName: string
  industry: string
  version: string
  access: LayoutAccess
  fallback: string
}

const granted = (id: string, displayName: string, industry: string, fallback = 'default'): KnownLayout => ({
  id,
  displayName,
  industry,
  version: '1.0.0',
  access: 'admin',
  fallback,
})

/** Layouts an admin grants. The free and paid ones describe themselves in their manifests. */
export const grantedLayouts: readonly KnownLayout[] = [
  granted('restaurant-deluxe', 'Restaurant Deluxe', 'restaurant'),
  granted('fashion-boutique', 'Fashion Boutique Elite', 'fashion'),
  granted('miki-couture', 'Miki Couture', 'fashion', 'fashion-boutique'),
]
