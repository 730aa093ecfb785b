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
  granted('nawab-zari', 'Nawab Zari', 'luxury-ethnic-fashion', 'luxury'),
  granted('jewelry-luxury', 'Jewelry Luxury', 'jewelry', 'luxury'),
  granted('abaya-elegance', 'Abaya Elegance', 'abaya-fashion'),
  granted('maita-accessories', 'Maita Accessories', 'jewelry-accessories'),
]
