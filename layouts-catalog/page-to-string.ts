import type { SSRManifest, SSRResult } from 'astro'
import { chunkToString, renderStreaming, type renderToString } from 'astro/runtime/server/index.js'
import { type StyleParts, stylePartsOf } from '#layouts/page-rules.ts'

type Component = Parameters<typeof renderToString>[1]

/** Everything that is the same for all pages of a route. */
interface Route {
  component: Component
  styles: Record<keyof StyleParts, { props: Record<string, never>; children: string }[]>
  /**
   * Keeps one page's objects alive. Otherwise V8 discards compiled rendering code at each collection:
   * 6 % of a rebuild's processor time (600 stores, two runs with and without).
   */
  example?: unknown
}

/** The `Astro` global of components. A class, because V8 would recompile for objects that inherit per page. */
class AstroGlobal {
  readonly locals: object
  readonly props: object
  /** Set by every compiled component. */
  self: unknown = undefined

  constructor(locals: object, props: object) {
    this.locals = locals
    this.props = props
  }
}

/** A page's text, as Astro writes it. */
class PageText {
  html = '<!DOCTYPE html>'
  readonly #result: SSRResult

  constructor(result: SSRResult) {
    this.#result = result
  }

  write(chunk: Parameters<typeof chunkToString>[1]): void {
    this.html += chunkToString(this.#result, chunk)
  }
}

/**
 * Renders a route to a string without Astro's `App.render`, whose request, routing and response take a quarter of a
 * page's time. The result is the same, byte by byte, but for rules that `part` leaves out of the styles; a test
 * compares them in every layout.
 * Only `props` and `locals` of the `Astro` global exist.
 */
export const pageToString = (manifest: SSRManifest) => {
  const routes = new Map<string, Promise<Route>>()

  const load = async (path: string): Promise<Route> => {
    const route = manifest.routes.find(({ routeData }) => routeData.route === path)
    const page = route && (await manifest.pageMap?.get(route.routeData.component)?.())
    if (!page) throw new Error(`there is no route ${path}`)
    const { default: component } = (await page.page()) as { default: Component }
    const styles = route.styles.map((style) => {
      if (style.type !== 'inline') throw new Error(`the styles of ${path} are not in the page`)
      return stylePartsOf(style.content)
    })
    const only = (part: keyof StyleParts) => styles.map((style) => ({ props: {}, children: style[part] }))
    return { component, styles: { whole: only('whole'), product: only('product'), others: only('others') } }
  }

  const resolve = async (specifier: string) => `${manifest.base}${manifest.entryModules[specifier]}`

  const resultFor = (route: Route, part: keyof StyleParts, locals: object): SSRResult =>
    ({
      base: manifest.base,
      userAssetsBase: manifest.userAssetsBase,
      cancelled: false,
      clientDirectives: manifest.clientDirectives,
      inlinedScripts: manifest.inlinedScripts,
      componentMetadata: manifest.componentMetadata,
      compressHTML: manifest.compressHTML,
      links: new Set(),
      styles: new Set(route.styles[part]),
      scripts: new Set(),
      partial: false,
      pathname: '',
      renderers: [],
      resolve,
      shouldInjectCspMetaTags: false,
      createAstro: (props: object) => new AstroGlobal(locals, props),
      _metadata: {
        hasHydrationScript: false,
        rendererSpecificHydrationScripts: new Set(),
        hasRenderedHead: false,
        renderedScripts: new Set(),
        hasDirectives: new Set(),
        hasRenderedServerIslandRuntime: false,
        headInTree: manifest.componentMetadata.get(route.component.moduleId ?? '')?.containsHead ?? false,
        extraHead: [],
        extraStyleHashes: [],
        extraScriptHashes: [],
        propagators: new Set(),
        routeHasPropagation: false,
        pendingSlotEvaluations: [],
        templateDepth: 0,
      },
    }) as unknown as SSRResult

  return async (path: string, part: keyof StyleParts, locals: object): Promise<string> => {
    const loading = routes.get(path) ?? load(path)
    routes.set(path, loading)
    const route = await loading
    const result = resultFor(route, part, locals)
    const template = await route.component(result, {}, {})
    if (template instanceof Response) throw new Error(`${path} answered instead of drawing a page`)
    const text = new PageText(result)
    await renderStreaming(template, result, text)
    route.example = template
    return text.html
  }
}
