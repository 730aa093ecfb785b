/** Tells what a module imports at once. */
interface ModuleGraph {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null
}

/** What the dashboard, or signing in, begins with. */
const entries = ['src/features/dashboard/Dashboard.tsx', 'src/features/auth/AuthScreen.tsx']

/** One module that names all icons: which of them a screen wants cannot be seen in what it imports. */
const icons = /\/node_modules\/lucide-react\//

const closureOf = (entry: string, graph: ModuleGraph): Set<string> => {
  const found = new Set([entry])
  for (const id of found) {
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) if (!icons.test(imported)) found.add(imported)
  }
  return found
}

const root = process.cwd()
let closures: Set<string>[] | undefined

const beginsWith = (id: string, graph: ModuleGraph): boolean[] => {
  closures ??= entries.map((entry) => closureOf(`${root}/${entry}`, graph))
  return closures.map((closure) => closure.has(id))
}

/**
 * Which modules of the platform's islands travel together: all that both screens begin with in one file, what only the dashboard begins
 * with in another. Left to itself the bundler makes a file of each that two others share, and a page begins with thirty.
 */
export const islandChunks = [
  {
    name: (id: string, graph: ModuleGraph) => (beginsWith(id, graph).every(Boolean) ? 'platform' : null),
    priority: -1,
  },
  { name: (id: string, graph: ModuleGraph) => (beginsWith(id, graph)[0] ? 'dashboard' : null), priority: -2 },
]
