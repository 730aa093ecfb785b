/** Screenshots of layouts on our own pages: screen size, and the widths made of each. */
export const layoutPhotos = {
  phone: { screen: { width: 390, height: 780 }, widths: [320, 640] },
  desktop: { screen: { width: 1280, height: 960 }, widths: [640, 1280] },
} as const

/** Screenshots of every layout for the gallery: screen size from the top of the home page, and pixel density. */
export const galleryPhotos = {
  phone: { screen: { width: 390, height: 780 }, scale: 2 },
  desktop: { screen: { width: 1280, height: 800 }, scale: 1 },
} as const

export type GalleryForm = keyof typeof galleryPhotos

/** File name of a gallery screenshot: `phone.webp`, at `/layouts/{id}/`. */
export const galleryFile = (form: GalleryForm): string => `${form}.webp`

/** Themes that our own pages show beside the demo stores, and what is sold in each. */
export const shownThemes = {
  'fashion-boutique': 'formal wear',
  foodie: 'home-cooked food',
  'tech-modern': 'gaming gear',
  'jewelry-luxury': 'fine jewellery',
  'maita-accessories': 'earrings and clips',
  'nawab-zari': 'bridal wear',
} as const

export type PhotoForm = keyof typeof layoutPhotos

/** Best first. */
export const photoTypes = ['avif', 'webp'] as const

export type PhotoType = (typeof photoTypes)[number]

/** File name of a screenshot: `phone-320.webp`. */
export const photoFile = (form: PhotoForm, width: number, type: PhotoType): string => `${form}-${width}.${type}`

/** One demo store in other colors: its layout and the changed values. */
export const shades = {
  layout: 'premium',
  values: {
    teal: {
      primaryColor: '#0f5257',
      secondaryColor: '#e0a458',
      backgroundColor: '#f6faf9',
      textColor: '#12262a',
      gradientStart: '#0f5257',
      gradientEnd: '#2f8a7d',
    },
    indigo: {
      primaryColor: '#27306b',
      secondaryColor: '#e07a5f',
      backgroundColor: '#f8f8fc',
      textColor: '#171c2b',
      gradientStart: '#27306b',
      gradientEnd: '#5a63b5',
    },
  },
} as const

export type Shade = keyof typeof shades.values

/** Link preview image of the platform. */
export const SHARE_IMAGE = { path: '/layouts/share.jpg', width: 1200, height: 630 } as const
