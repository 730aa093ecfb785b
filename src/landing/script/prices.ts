import { userCountry } from '#src/lib/country.ts'

/** Shows dollars outside Pakistan. Asks for the country only when the prices are one screen away. */
export const showPrices = (pricing: Element | null): void => {
  if (!pricing) return
  const observer = new IntersectionObserver(
    async ([entry]) => {
      if (!entry?.isIntersecting) return
      observer.disconnect()
      if ((await userCountry()) !== 'PK') document.documentElement.dataset.abroad = ''
    },
    { rootMargin: '100%' },
  )
  observer.observe(pricing)
}
