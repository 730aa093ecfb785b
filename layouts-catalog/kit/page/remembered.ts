import { isHTMLString, markHTMLString } from 'astro/runtime/server/index.js'
import { oncePer, oncePerPair } from '../once.ts'
import type { PageView } from './page-view.ts'

/** Where Astro writes what it renders. */
interface Destination {
  write: (chunk: unknown) => void
}
/** The value of `() => <Component />` in a template. */
interface Template {
  render: (destination: Destination) => unknown
}

/** A part's HTML, as Astro writes it. */
class PartText implements Destination {
  html = ''

  write(chunk: unknown): void {
    // Other chunks mark possible heads for Astro, and the page's own came before any part.
    if (typeof chunk !== 'object' || isHTMLString(chunk)) this.html += chunk
  }
}

const htmlOf = (template: Template): string => {
  const text = new PartText()
  if (template.render(text) instanceof Promise) throw new Error('a remembered part waits for something')
  return text.html
}

/** A part of a page that is drawn when it is first shown; Astro has whatever knows how to render do so. */
class RememberedPart {
  #draw: (() => Template) | undefined
  #html = markHTMLString('')

  constructor(draw: () => Template) {
    this.#draw = draw
  }

  render(destination: Destination): void {
    if (this.#draw) {
      this.#html = markHTMLString(htmlOf(this.#draw()))
      this.#draw = undefined
    }
    destination.write(this.#html)
  }
}

type Parts = Map<string, RememberedPart>

const partOf = (parts: Parts, variant: string, draw: () => Template): RememberedPart => {
  const part = parts.get(variant) ?? new RememberedPart(draw)
  parts.set(variant, part)
  return part
}

const ofSubject = oncePer((_subject: object): Parts => new Map())

/**
 * Renders a part once per subject and variant: a card is on the home page, on its category's page and beside others.
 * `variant` names everything else the HTML depends on. The subject must not change; `draw` must not await.
 * Forgotten with the subject.
 *
 * @example {products.map((product) => remembered(product, layout, () => <Card product={product} />))}
 */
export const remembered = (subject: object, variant: string, draw: () => Template): RememberedPart =>
  partOf(ofSubject(subject), variant, draw)

const ofStore = oncePerPair((_store: object, _values: object): Parts => new Map())

/**
 * Renders a part that depends only on store and design, such as a footer, once per publication.
 * `name` identifies it, including the kind of page if that matters.
 *
 * @example {sharedByPages(view, 'footer', () => <Footer view={view} />)}
 */
export const sharedByPages = (
  { page, values, manifest }: PageView,
  name: string,
  draw: () => Template,
): RememberedPart => partOf(ofStore(page.store, values), `${manifest.id} ${page.mode} ${page.year} ${name}`, draw)

/** By what headers tell pages apart: their kind, and the category that they mark. */
export const placeOf = ({ page }: PageView): string => {
  if (page.kind === 'collection') return `collection ${page.collection.slug}`
  if (page.kind === 'category') return `category ${page.category.name}`
  return page.kind === 'product' ? `product ${page.product.category}` : page.kind
}
