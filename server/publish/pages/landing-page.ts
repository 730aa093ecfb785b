import { AURA_ORB_PATH, AURA_ORB_SLUG } from '#contract/stores/aura-orb.ts'
import type { LandingPage } from '#contract/stores/store-page.ts'
import type { PageFile } from './page-file.ts'
import type { Site } from './page-model.ts'

/** File of the landing page for a store's one product. */
export const LANDING_FILE = 'landing.html'

/** Returns the landing page of the one shop that has it, from its first product's page. */
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
