// Import this before anything that brings the schemas. They would try whether code may be made from text, which the page's policy reports
// as a violation. (The name is zod's own; its `config()` would bring zod into files that have no need of it.)
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })
