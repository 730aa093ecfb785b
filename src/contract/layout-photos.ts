/** Photographs of layouts that the platform shows of itself, by form: the screen they are taken of, and the widths made of it. */
export const layoutPhotos = {
  phone: { screen: { width: 390, height: 780 }, widths: [320, 640] },
  desktop: { screen: { width: 1280, height: 960 }, widths: [640, 1280] },
} as const

export type PhotoForm = keyof typeof layoutPhotos

/** Best first. */
export const photoTypes = ['avif', 'webp'] as const

/** The name of one file of a photograph: `phone-320.webp`. */
export const photoFile = (form: PhotoForm, width: number, type: (typeof photoTypes)[number]): string =>
  `${form}-${width}.${type}`

/** The image of a link to the platform itself. */
export const SHARE_IMAGE = { path: '/layouts/share.jpg', width: 1200, height: 630 } as const
