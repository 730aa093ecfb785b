// Import before any schema. Otherwise zod tests whether `eval` is allowed, which the page's policy reports.
// The global name is zod's own; its `config()` would load zod into files that do not need it.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })
