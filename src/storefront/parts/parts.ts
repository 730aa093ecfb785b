import type { PartCards } from '#contract/stores/store-page.ts'
import * as say from '#contract/stores/words.ts'
import { readStored, writeStored } from '../../lib/browser/storage.ts'
import { ownPath } from '../../stores/dialog.ts'
import { toast } from '../toasts.ts'
import { addCards } from './add-cards.ts'

/** Parts that come by themselves before a tap is needed: else nobody would reach the end of the page. */
const BY_THEMSELVES = 3
/** Distance from the end of the list at which the next part is fetched. */
const NEAR = '1200px 0px'
/** Where a tab keeps how far its reader came, by page. */
const PLACE = `parts ${ownPath}`

const nav = document.querySelector<HTMLElement>('[data-parts]')
const link = nav?.querySelector<HTMLAnchorElement>('[rel=next]')

/** `{stem} {from} {to}`, again and again. */
const [...words] = (nav?.dataset.parts ?? '').split(' ')
/** Addresses of the parts that are not on the page yet, in order. */
const waiting: string[] = []
for (let at = 0; at + 2 < words.length; at += 3)
  for (let number = Number(words[at + 1]); number <= Number(words[at + 2]); number++)
    waiting.push(`${words[at]}${number}.json`)

let taken = 0
let alone = BY_THEMSELVES

const cardsAt = async (address: string): Promise<PartCards> => {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(address)
  return answer.json()
}

/** Resolves when the parts asked for until now are there or have failed. */
let busy: Promise<unknown> = Promise.resolve()

/** Adds the next parts, fetched side by side. Resolves with whether they came. */
const take = (count: number): Promise<boolean> => {
  const done = busy.then(async () => {
    const parts = waiting.slice(0, count).map(cardsAt)
    if (parts.length > 0) link?.setAttribute('aria-busy', 'true')
    // Each is waited for below; a failure before its turn is no unhandled one.
    for (const part of parts) part.catch(() => {})
    try {
      for (const part of parts) {
        addCards(await part)
        waiting.shift()
        taken++
      }
      return true
    } catch {
      return false
    } finally {
      link?.removeAttribute('aria-busy')
      if (waiting.length === 0) nav?.remove()
      else if (taken > 0) link?.replaceChildren(say.moreProducts)
    }
  })
  busy = done
  return done
}

const observer = new IntersectionObserver(
  async ([entry]) => {
    if (!entry?.isIntersecting || alone === 0) return
    alone--
    if (await take(1)) look()
    else alone = 0
  },
  { rootMargin: NEAR },
)

/** Looks whether the end is near, also when it has been near all the time. */
const look = (): void => {
  if (!nav) return
  observer.unobserve(nav)
  if (alone > 0 && waiting.length > 0) observer.observe(nav)
}

link?.addEventListener('click', async (event) => {
  if (event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  event.preventDefault()
  const last = [...document.querySelectorAll('[data-grid] [data-product]')].at(-1)
  const isKeyboard = link.matches(':focus-visible')
  if (!(await take(1))) {
    // The plain link finds what a script does not.
    if (navigator.onLine) location.assign(link.href)
    else toast(say.offline, 'removed')
    return
  }
  const cards = [...document.querySelectorAll('[data-grid] [data-product]')]
  if (isKeyboard) cards[cards.indexOf(last as Element) + 1]?.querySelector<HTMLElement>('[data-name]')?.focus()
  if (mayAsk) {
    alone = BY_THEMSELVES
    look()
  }
})

// Search and sort are over all products.
addEventListener('focusin', ({ target }) => {
  if ((target as HTMLInputElement).name === 'find') take(waiting.length)
})

const { saveData } = (navigator as { connection?: { saveData?: boolean } }).connection ?? {}
const mayAsk = !saveData

// Back and a reload lead to where the reader was, unless the browser kept the page as it was.
addEventListener('pagehide', () => writeStored('sessionStorage', PLACE, taken ? `${taken} ${scrollY}` : null))
const [before = 0, top = 0] = (readStored('sessionStorage', PLACE) ?? '').split(' ').map(Number)
const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
const returns = before > 0 && /^(?:back_forward|reload)$/.test(visit?.type ?? '')
;(returns ? take(before).then(() => scrollTo(0, top)) : Promise.resolve()).then(() => mayAsk && look())
