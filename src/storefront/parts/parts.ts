import type { PartCards } from '#contract/stores/store-page.ts'
import * as say from '#contract/stores/words.ts'
import { readStored, writeStored } from '../../lib/browser/storage.ts'
import { ownPath } from '../../stores/dialog.ts'
import { toast } from '../toasts.ts'
import { addCards, follows } from './add-cards.ts'

/** Parts that come by themselves before a tap is needed: else nobody would reach the end of the page. */
const BY_THEMSELVES = 3
/** Distance from the end of the list at which the next part is fetched. */
const NEAR = '1200px 0px'
/** Parts fetched side by side. */
const AT_ONCE = 4
/** Where a tab keeps how far its reader came, by page. */
const PLACE = `parts ${ownPath}`

const nav = document.querySelector<HTMLElement>('[data-parts]')
const link = nav?.querySelector<HTMLAnchorElement>('[rel=next]')

/** The design, then `{stem} {from} {to}`, again and again. */
const [design, ...words] = (nav?.dataset.parts ?? '').split(' ')
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

/** Adds the next parts. Resolves with whether they came, and are of the list that the page shows. */
const take = (count: number): Promise<boolean> => {
  const done = busy.then(async () => {
    const end = taken + Math.min(count, waiting.length)
    if (taken < end) link?.setAttribute('aria-busy', 'true')
    try {
      while (taken < end) {
        for (const part of await Promise.all(waiting.slice(0, Math.min(AT_ONCE, end - taken)).map(cardsAt))) {
          if (part.design !== design || !follows(part)) return false
          addCards(part)
          waiting.shift()
          taken++
        }
        if (waiting.length === 0) nav?.remove()
        dispatchEvent(new Event('cards'))
      }
      return true
    } catch {
      return false
    } finally {
      link?.removeAttribute('aria-busy')
      if (taken > 0) link?.replaceChildren(say.moreProducts)
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

let asksForAll = false

/** Takes all parts, as search and sort are over all products. What failed is asked for again at the next letter. */
const takeAll = async ({ target }: Event): Promise<void> => {
  if ((target as HTMLInputElement).name !== 'find' || asksForAll) return
  asksForAll = true
  if (!(await take(waiting.length))) toast(say.notAllLoaded, 'removed')
  asksForAll = false
}
for (const touch of ['focusin', 'input', 'change']) addEventListener(touch, takeAll)

const { saveData } = (navigator as { connection?: { saveData?: boolean } }).connection ?? {}
const mayAsk = !saveData

// Back and a reload lead to where the reader was, unless the browser kept the page as it was.
addEventListener('pagehide', () => writeStored('sessionStorage', PLACE, taken ? `${taken} ${scrollY}` : null))
const [before = 0, top = 0] = (readStored('sessionStorage', PLACE) ?? '').split(' ').map(Number)
const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
const returns = before > 0 && /^(?:back_forward|reload)$/.test(visit?.type ?? '')
;(returns ? take(before).then(() => scrollTo(0, top)) : Promise.resolve()).then(() => mayAsk && look())
