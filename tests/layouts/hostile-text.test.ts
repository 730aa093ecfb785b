import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parse } from 'parse5'
import { expect, it } from 'vitest'
import type { StorePage } from '#contract/stores/store-page.ts'
import { layouts } from '#layouts/registry.ts'
import { render } from '../support/fixtures/built-renderer.ts'
import { hostile, kinds, PAYLOADS } from '../support/fixtures/hostile-pages.ts'

type Element = DefaultTreeAdapterTypes.Element

const elementsOf = (node: DefaultTreeAdapterTypes.ParentNode): Element[] =>
  node.childNodes.flatMap((child) => (defaultTreeAdapter.isElementNode(child) ? [child, ...elementsOf(child)] : []))

const attribute = ({ attrs }: Element, name: string) => attrs.find((attr) => attr.name === name)?.value

/** Parses a page as a browser does: element names, and everything that could act. */
const structureOf = async (page: StorePage) => {
  const elements = elementsOf(parse(await render(page)))
  return {
    elements: elements.map(({ tagName }) => tagName).join(' '),
    handlers: elements.flatMap(({ attrs }) =>
      attrs.filter(({ name }) => name.startsWith('on')).map(({ name }) => name),
    ),
    badLinks: elements
      .map((element) => attribute(element, 'href') ?? attribute(element, 'src') ?? '')
      .filter((link) => link !== '' && !/^(https?:|mailto:|tel:|\/|#)/.test(link)),
  }
}

it.each([...layouts.keys()])('%s keeps its structure whatever a seller writes', async (id) => {
  for (const kind of kinds(id)) {
    for (const [payload, text] of PAYLOADS.entries()) {
      // As long: a page leaves out a line that it would have to cut.
      const plain = await structureOf(hostile(id, 'plain text '.repeat(text.length).slice(0, text.length), kind))
      expect(plain).toMatchObject({ handlers: [], badLinks: [] })
      expect({ payload, kind, ...(await structureOf(hostile(id, text, kind))) }).toEqual({ payload, kind, ...plain })
    }
  }
})
