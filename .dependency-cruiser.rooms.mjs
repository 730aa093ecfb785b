/** Rooms: folders that need each other are one, or share a third. Here an import of a type alone counts as any other. */
export default {
  forbidden: [
    {
      name: 'no-circles-of-folders',
      comment: 'Whoever reads one room must not have to read the other first.',
      severity: 'error',
      scope: 'folder',
      from: {},
      to: { circular: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { conditionNames: ['import', 'node', 'default'], exportsFields: ['exports'] },
  },
}
