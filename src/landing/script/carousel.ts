/** Time per screen. */
const INTERVAL_MS = 4000
/** Visible share that makes a screen the current one. */
const MOSTLY = 0.6

/**
 * Turns a scrolling row of screens into a carousel with dots. It advances by itself, but not under a pointer or
 * focus, after its pause button, or with reduced motion. A swipe is the browser's own scrolling.
 */
export const startCarousel = (carousel: HTMLElement): void => {
  const screens = carousel.querySelector<HTMLElement>('[data-screens]')
  const dots = [...carousel.querySelectorAll<HTMLButtonElement>('[data-dots] > :not([data-pause])')]
  const pause = carousel.querySelector<HTMLButtonElement>('[data-pause]')
  if (!screens || !pause) return
  const still = matchMedia('(prefers-reduced-motion: reduce)')
  let current = 0
  let pointed = false
  let paused = false

  const mark = (index: number) => {
    current = index
    dots.forEach((dot, place) => {
      if (place === index) dot.setAttribute('aria-current', 'true')
      else dot.removeAttribute('aria-current')
    })
  }
  const show = (index: number) => {
    mark(index)
    screens.scrollTo({ left: index * screens.clientWidth, behavior: still.matches ? 'auto' : 'smooth' })
  }
  const isAtRest = () =>
    paused || pointed || still.matches || document.hidden || carousel.contains(document.activeElement)

  dots.forEach((dot, index) => {
    dot.addEventListener('click', () => show(index))
  })
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) mark([...screens.children].indexOf(target))
      }
    },
    { root: screens, threshold: MOSTLY },
  )
  for (const screen of screens.children) observer.observe(screen)
  carousel.addEventListener('pointerenter', () => {
    pointed = true
  })
  carousel.addEventListener('pointerleave', () => {
    pointed = false
  })
  pause.addEventListener('click', () => {
    paused = !paused
    pause.setAttribute('aria-label', paused ? 'Play' : 'Pause')
  })
  setInterval(() => {
    if (!isAtRest()) show((current + 1) % dots.length)
  }, INTERVAL_MS)
  carousel.dataset.carousel = 'awake'
}
