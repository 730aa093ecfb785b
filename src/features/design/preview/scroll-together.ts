/** Pages that show the same part of themselves. */
export interface ScrollTogether {
  /** A page that follows the others and leads them, whichever is scrolled. Returns what lets it go. */
  join(page: Window): () => void
  /** Another page of the store is shown from its beginning. */
  toTop(): void
}

/** Pixels by which a page may stand elsewhere than asked: positions are rounded. */
const ROUNDING = 2

/** How far a page can be scrolled; 0 while it is hidden. */
const range = (page: Window): number => Math.max(0, page.document.documentElement.scrollHeight - page.innerHeight)

/** Pages of different heights scroll together by the share of their way: where one is halfway, the others are. */
export const createScrollTogether = (): ScrollTogether => {
  const pages = new Set<Window>()
  let share = 0

  const place = (page: Window) => {
    const top = share * range(page)
    if (Math.abs(page.scrollY - top) > ROUNDING) page.scrollTo({ top, behavior: 'instant' })
  }

  return {
    join: (page) => {
      const lead = () => {
        const way = range(page)
        // What it was put to itself is nothing new.
        if (way === 0 || Math.abs(page.scrollY - share * way) <= ROUNDING) return
        share = page.scrollY / way
        for (const other of pages) if (other !== page) place(other)
      }
      // A page that was hidden has stayed behind.
      const catchUp = () => place(page)
      pages.add(page)
      page.addEventListener('scroll', lead, { passive: true })
      page.addEventListener('resize', catchUp)
      catchUp()
      return () => {
        pages.delete(page)
        page.removeEventListener('scroll', lead)
        page.removeEventListener('resize', catchUp)
      }
    },
    toTop: () => {
      share = 0
    },
  }
}
