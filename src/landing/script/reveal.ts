/** How much of a section must be in view before it is shown. */
const THRESHOLD = 0.1

/**
 * Fades sections in as they are scrolled to. Only those below the screen wait, and only from now on: without this script, or where motion is not
 * wanted, nothing was ever hidden.
 */
export const revealSections = (sections: Iterable<HTMLElement>): void => {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting) continue
        observer.unobserve(target)
        target.classList.remove('waiting')
      }
    },
    { threshold: THRESHOLD },
  )
  for (const section of sections) {
    if (section.getBoundingClientRect().top < innerHeight) continue
    section.classList.add('waiting')
    observer.observe(section)
  }
}
