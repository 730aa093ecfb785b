import { AURA_ORB_PATH, AURA_ORB_SLUG } from '#contract/stores/aura-orb.ts'
import type { LandingPage } from '#contract/stores/store-page.ts'
import type { PageFile, Site } from './page-model.ts'

/** The page that sells a store's one product at an address of the platform's own. */
export const LANDING_FILE = 'landing.html'

/** The landing page of the shop that has one, made from the page of its first product; of all other stores nothing. */
export const landingPage = (pages: PageFile[], site: Site): PageFile<LandingPage>[] => {
  const page = pages.map((file) => file.page).findLast(({ kind }) => kind === 'product')
  if (page?.kind !== 'product' || page.store.slug !== AURA_ORB_SLUG) return []
  const { related: _related, ...sold } = page
  return [
    {
      file: LANDING_FILE,
      page: {
        ...sold,
        kind: 'landing',
        path: AURA_ORB_PATH,
        canonical: `${site.storesOrigin}${AURA_ORB_PATH}`,
        title: `${sold.store.name}: a crystal orb that plays your moment`,
        description:
          'A handcrafted crystal orb that plays the video you choose. Made to be given, delivered free in the UAE in 6–10 days.',
        cardProvider: site.cardProvider ?? null,
      },
    },
  ]
}
