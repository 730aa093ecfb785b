/** Fades a section in as it comes up. At rest nothing is hidden: printers and the End key show all of it. */
const fadeIn = (section: HTMLElement): void => {
  section.animate([{ opacity: 0.2, transform: 'translateY(1.5rem)' }, {}], { duration: 600, easing: 'ease-out' })
}

/** Fades in sections below the screen, once each. Not with reduced motion. */
export const revealSections = (sections: Iterable<HTMLElement>): void => {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting) continue
        observer.unobserve(target)
        fadeIn(target as HTMLElement)
      }
    },
    // A section that only touches the screen's edge is not seen yet.
    { rootMargin: '0px 0px -1px' },
  )
  for (const section of sections) if (section.getBoundingClientRect().top >= innerHeight) observer.observe(section)
}
