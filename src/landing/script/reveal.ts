/** Visible share of a section that reveals it. */
const THRESHOLD = 0.1

/** Fades in sections below the screen while scrolling. Without this script or with reduced motion nothing is hidden. */
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
