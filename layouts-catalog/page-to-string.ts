import type { SSRManifest, SSRResult } from 'astro'
import { renderSlotToString, renderToString } from 'astro/runtime/server/index.js'

type Component = Parameters<typeof renderToString>[1]
/** What was put between a component's tags: a function that gives a template. */
type Slot = Extract<Parameters<typeof renderSlotToString>[1], (...args: never[]) => unknown>
type Template = Awaited<ReturnType<Slot>>

/** Everything that is the same for all pages of a route. */
interface Route {
  component: Component
  styles: { props: Record<string, never>; children: string }[]
}

/** The function that is all there is in a template: `{(item) => <Card … />}`. */
const soleFunction = (template: unknown): ((...args: unknown[]) => Template) | undefined => {
  if (typeof template === 'function') return template as (...args: unknown[]) => Template
  const { expressions = [] } = (template ?? {}) as { expressions?: unknown[] }
  return expressions.length === 1 ? soleFunction(expressions[0]) : undefined
}

const slotsOf = (result: SSRResult, slots: Record<string, Slot> | null) => ({
  render: async (name: string, args: unknown[]): Promise<string> => {
    const slot = slots?.[name]
    const draw = slot && soleFunction(await slot(result))
    if (!draw) throw new Error(`the slot ${name} is not a function`)
    return String(await renderSlotToString(result, () => draw(...args)))
  },
})

/** What a component finds as `Astro`. A class, not an object that inherits from the page's own: V8 would compile what uses it anew for every page. */
class AstroGlobal {
  readonly locals: object
  readonly props: object
  readonly slots: ReturnType<typeof slotsOf>
  /** Set by every compiled component. */
  self: unknown = undefined

  constructor(locals: object, props: object, slots: ReturnType<typeof slotsOf>) {
    this.locals = locals
    this.props = props
    this.slots = slots
  }
}

/**
 * Renders a route's page to a string by the shortest way: what Astro's own `App.render` puts around its renderer (a request, its routing,
 * cookies, headers, a response and its stream) takes a quarter of a page's time and means nothing to a page that becomes a file. Gives what
 * that gives, byte by byte; a test holds both against each other in every layout. Of the `Astro` global there are `props`, `locals` and `slots.render` with
 * arguments. `onComponent` is called as each component of the page begins.
 */
export const pageToString = (manifest: SSRManifest) => {
  const routes = new Map<string, Promise<Route>>()

  const load = async (path: string): Promise<Route> => {
    const route = manifest.routes.find(({ routeData }) => routeData.route === path)
    const page = route && (await manifest.pageMap?.get(route.routeData.component)?.())
    if (!page) throw new Error(`there is no route ${path}`)
    const { default: component } = (await page.page()) as { default: Component }
    return {
      component,
      styles: route.styles.map((style) => {
        if (style.type !== 'inline') throw new Error(`the styles of ${path} are not in the page`)
        return { props: {}, children: style.content }
      }),
    }
  }

  const resolve = async (specifier: string) => `${manifest.base}${manifest.entryModules[specifier]}`

  const resultFor = (route: Route, locals: object, onComponent: () => void): SSRResult => {
    const result = {
      base: manifest.base,
      userAssetsBase: manifest.userAssetsBase,
      cancelled: false,
      clientDirectives: manifest.clientDirectives,
      inlinedScripts: manifest.inlinedScripts,
      componentMetadata: manifest.componentMetadata,
      compressHTML: manifest.compressHTML,
      links: new Set(),
      styles: new Set(route.styles),
      scripts: new Set(),
      partial: false,
      pathname: '',
      renderers: [],
      resolve,
      shouldInjectCspMetaTags: false,
      createAstro: (props: object, slots: Record<string, Slot> | null) => {
        onComponent()
        return new AstroGlobal(locals, props, slotsOf(result, slots))
      },
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
    } as unknown as SSRResult
    return result
  }

  return async (path: string, locals: object, onComponent: () => void): Promise<string> => {
    const loading = routes.get(path) ?? load(path)
    routes.set(path, loading)
    const route = await loading
    const html = await renderToString(resultFor(route, locals, onComponent), route.component, {}, {}, true)
    if (typeof html !== 'string') throw new Error(`${path} answered instead of drawing a page`)
    return html
  }
}
