const carousel = document.querySelector<HTMLElement>('[data-carousel]')
const slider = carousel?.querySelector<HTMLElement>('[data-slider]')
const slides = [...(slider?.children ?? [])] as HTMLElement[]
const dots = [...(carousel?.querySelectorAll<HTMLElement>('[data-dot]') ?? [])]

/** Returns the visible slide: the one nearest the left edge. */
const current = (): number => {
  const from = slider?.scrollLeft ?? 0
  const distances = slides.map((slide) => Math.abs(slide.offsetLeft - (slides[0]?.offsetLeft ?? 0) - from))
  return distances.indexOf(Math.min(...distances))
}

/** Shows a slide and wraps around at both ends. */
const show = (index: number): void => {
  const slide = slides[(index + slides.length) % slides.length]
  if (!slide) return
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  slider?.scrollTo({ left: slide.offsetLeft - (slides[0]?.offsetLeft ?? 0), behavior: isStill ? 'auto' : 'smooth' })
}

carousel?.addEventListener('click', ({ target }) => {
  const button = (target as Element).closest<HTMLElement>('[data-step], [data-dot]')
  if (button?.dataset.step) show(current() + Number(button.dataset.step))
  else if (button) show(Number(button.dataset.dot))
})

slider?.addEventListener('scroll', () => {
  const seen = current()
  for (const [index, dot] of dots.entries()) dot.ariaCurrent = index === seen ? 'true' : null
})
