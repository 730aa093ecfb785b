/** Checks what store pages load at run time. Separate from the other rules, which count imports of types. */
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
