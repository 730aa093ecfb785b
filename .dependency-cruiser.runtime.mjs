/** What a store page loads: imports of types do not count, so this is a check of its own. */
export default {
  forbidden: [
    {
      name: 'no-zod-on-store-pages',
      comment: 'A store page has no room for it.',
      severity: 'error',
      from: { path: '^src/(storefront|stores)/' },
      to: { path: 'node_modules/zod/', reachable: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { conditionNames: ['import', 'node', 'default'], exportsFields: ['exports'] },
  },
}
