/** Tells what a module imports, at once and late. */
interface ModuleGraph {
  getModuleInfo(id: string): {
    code: string | null
    importedIds: readonly string[]
    dynamicallyImportedIds: readonly string[]
  } | null
}

const root = process.cwd()
const inSource = (path: string): string => `${root}/src/${path}`

/** One module that names all icons: which of them a screen wants stands in the screen's text only. */
const allIcons = /\/node_modules\/lucide-react\/dist\/esm\/lucide-react\.m?js$/

const importedIcons = /import\s*{([^}]*)}\s*from\s*["']lucide-react["']/g
const namedIcons = /export\s*{([^}]*)}\s*from\s*["']\.(\/[^"']+)["']/g

let iconFiles: Map<string, string> | undefined

/** The files of the icons that a module's text names. */
const iconsOf = (text: string, icons: string, graph: ModuleGraph): string[] => {
  iconFiles ??= new Map(
    [...(graph.getModuleInfo(icons)?.code ?? '').matchAll(namedIcons)].flatMap(([, names = '', file = '']) =>
      names.split(',').map((name) => [name.split(' as ').at(-1)?.trim() ?? '', icons.replace(/\/[^/]+$/, file)]),
    ),
  )
  const names = [...text.matchAll(importedIcons)].flatMap(([, list = '']) => list.split(','))
  return names.flatMap((name) => iconFiles?.get(name.split(' as ')[0]?.trim() ?? '') ?? [])
}

/** A module and all that it needs at once. */
const closureOf = (entry: string, graph: ModuleGraph): Set<string> => {
  const found = new Set([entry])
  for (const id of found) {
    const info = graph.getModuleInfo(id)
    for (const imported of info?.importedIds ?? []) {
      const needed = allIcons.test(imported) ? iconsOf(info?.code ?? '', imported, graph) : [imported]
      for (const file of needed) found.add(file)
    }
  }
  return found
}

const lateOf = (ids: Iterable<string>, graph: ModuleGraph): string[] => [
  ...new Set([...ids].flatMap((id) => graph.getModuleInfo(id)?.dynamicallyImportedIds ?? [])),
]

const isPanel = (id: string): boolean => id.startsWith(inSource('features/admin/'))

/** Reads the modules each screen begins with: sign-in, dashboard, tabs, and the admin's views. */
const readScreens = (graph: ModuleGraph) => {
  const dashboard = closureOf(inSource('features/dashboard/Dashboard.tsx'), graph)
  const opened = new Map<string, Set<string>>()
  let ids = lateOf(dashboard, graph)
  const atOnce = ids
  while (ids.length > 0) {
    for (const id of ids) opened.set(id, closureOf(id, graph))
    ids = lateOf(
      [...opened.values()].flatMap((closure) => [...closure]),
      graph,
    ).filter((id) => !opened.has(id))
  }
  return {
    dashboard,
    auth: closureOf(inSource('features/auth/AuthScreen.tsx'), graph),
    first: closureOf(inSource('features/store/StoreTab.tsx'), graph),
    tabs: atOnce.filter((id) => !isPanel(id)).map((id) => closureOf(id, graph)),
    late: [...opened.values()],
    sellers: [...opened].filter(([id]) => !isPanel(id)).map(([, closure]) => closure),
    admins: [...opened].filter(([id]) => isPanel(id)).map(([, closure]) => closure),
  }
}

type Screens = ReturnType<typeof readScreens>
let screens: Screens | undefined

const areShared = (id: string, closures: readonly Set<string>[]): boolean =>
  closures.filter((closure) => closure.has(id)).length > 1

/** Parts of React that its client loads on every page. */
const isRenderer = /\/react-dom\/(index|cjs\/react-dom\.production)\.js$/

const isLibrary = /\/node_modules\/(?!lucide-react\/)/

/** Whether a module brings no library beyond the dashboard's. */
const isLight = ({ dashboard }: Pick<Screens, 'dashboard'>, id: string, graph: ModuleGraph): boolean =>
  [...closureOf(id, graph)].every((needed) => dashboard.has(needed) || !isLibrary.test(needed))

/** A file for what fits, unless one of higher priority has it. */
const chunk = (
  name: string,
  priority: number,
  fits: (screens: Screens, id: string, graph: ModuleGraph) => boolean,
) => ({
  name: (id: string, graph: ModuleGraph) => {
    screens ??= readScreens(graph)
    return fits(screens, id, graph) ? name : null
  },
  priority,
})

/**
 * Groups the platform's modules into files: those of dashboard and sign-in, those of the dashboard alone, small ones
 * shared by sign-in and a tab, those of the first tab, small ones shared by two tabs, descriptions of layouts, and
 * small ones shared by sellers and admins, by a seller's dialogs and views, or by two admin views.
 * By default the bundler makes a file of each shared module: forty for a tab.
 */
export const islandChunks = [
  chunk('platform', -1, ({ dashboard, auth }, id) => (dashboard.has(id) && auth.has(id)) || isRenderer.test(id)),
  chunk('dashboard', -2, ({ dashboard }, id) => dashboard.has(id)),
  chunk(
    'forms',
    -3,
    (all, id, graph) => all.auth.has(id) && areShared(id, [all.auth, ...all.sellers]) && isLight(all, id, graph),
  ),
  chunk('first', -4, ({ first, late }, id) => first.has(id) && areShared(id, late)),
  chunk(
    'parts',
    -5,
    (all, id, graph) => areShared(id, all.late) && all.tabs.some((tab) => tab.has(id)) && isLight(all, id, graph),
  ),
  chunk('layouts', -6, (all, id) => id.includes('/layouts-catalog/') && areShared(id, all.late)),
  chunk(
    'everyone',
    -7,
    ({ sellers, admins, ...all }, id, graph) =>
      sellers.some((view) => view.has(id)) && admins.some((view) => view.has(id)) && isLight(all, id, graph),
  ),
  chunk('later', -8, (all, id, graph) => areShared(id, all.sellers) && isLight(all, id, graph)),
  chunk('panel', -9, (all, id, graph) => areShared(id, all.admins) && isLight(all, id, graph)),
]
