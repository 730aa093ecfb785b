/** Pages that scroll together. */
export interface ScrollTogether {
  /** Adds a page that leads and follows the others. Returns a function that removes it. */
  join(page: Window): () => void
  /** Scrolls all to the top, for another page of the store. */
  toTop(): void
}

/** Browsers round scroll positions by up to this many pixels. */
const ROUNDING = 2

/** Scrollable distance of a page; 0 while hidden. */
const range = (page: Window): number => Math.max(0, page.document.documentElement.scrollHeight - page.innerHeight)

/** Scrolls pages of different heights by the same share: halfway in one is halfway in all. */
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
        // Ignores its own echo.
        if (way === 0 || Math.abs(page.scrollY - share * way) <= ROUNDING) return
        share = page.scrollY / way
        for (const other of pages) if (other !== page) place(other)
      }
      // A page that was hidden has to catch up.
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
