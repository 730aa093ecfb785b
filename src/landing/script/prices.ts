import { userCountry } from '#src/lib/country.ts'

/** Shows dollars to visitors from outside Pakistan. Asked when the prices are a screen away: most visitors need not be asked about. */
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
