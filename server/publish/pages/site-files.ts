import { directionOf } from '#contract/languages.ts'
import type { PublishedPage } from '#contract/stores/store-page.ts'
import { imageAddress } from '#layouts/kit/page/image-address.ts'
import { escapeHtml } from '#server/lib/escape-html.ts'
import type { PageFile } from './page-file.ts'

/** Names a product's images, so that search engines show them. */
const sitemapImages = (page: PublishedPage): string =>
  page.kind === 'product'
    ? page.product.images
        .map((image) => `<image:image><image:loc>${imageAddress(page, image)}</image:loc></image:image>`)
        .join('')
    : ''

/** Whether search engines are told of a page. They find further parts of a list by its links. */
const isListed = ({ page }: PageFile<PublishedPage>): boolean =>
  page.kind !== 'gone' && page.kind !== 'order' && !('part' in page && page.part && page.part.number > 1)

/** Returns the store's `sitemap.xml`, with the canonical address of every page and the images of its products. */
export const sitemap = (pages: PageFile<PublishedPage>[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">
${pages
  .filter(isListed)
  .map(({ page }) => `  <url><loc>${escapeHtml(page.canonical)}</loc>${sitemapImages(page)}</url>`)
  .join('\n')}
</urlset>
`

/** Returns the store's `site.webmanifest`, for the home screen. */
export const webManifest = (home: PageFile['page'], themeColor: string): string => {
  const { store } = home
  const { logo } = store
  const icons = logo
    ? logo.widths.map((width) => ({
        src: `${logo.base}/${width}.webp`,
        sizes: `${width}x${Math.round((width * logo.height) / logo.width)}`,
        type: 'image/webp',
      }))
    : [{ src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' }]
  return JSON.stringify({
    ...(store.language && { lang: store.language, dir: directionOf(store.language) }),
    name: store.name,
    short_name: store.name.slice(0, 30),
    description: store.bio,
    id: store.path,
    start_url: store.path,
    scope: store.path,
    display: 'minimal-ui',
    background_color: '#ffffff',
    theme_color: themeColor,
    icons,
  })
}
