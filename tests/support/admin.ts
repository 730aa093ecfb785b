import { addSeller, type TestApp } from './test-app.ts'

/** An administrator, signed in. */
export const addAdmin = (app: TestApp) => addSeller(app, { email: 'admin@whatsstore.example', role: 'admin' })

/** The audit log, oldest first. */
export const auditOf = async (app: TestApp) =>
  (await app.db.selectFrom('audit_entries').selectAll().orderBy('sequence').execute()).map((entry) => ({
    ...entry,
    before: JSON.parse(entry.before),
    after: JSON.parse(entry.after),
  }))

/** Every admin call of the application: its method and path. */
export const adminCalls = (app: TestApp): { method: string; path: string }[] =>
  app.app.routes
    .filter((route) => route.path.startsWith('/api/admin/') && route.method !== 'ALL')
    .map(({ method, path }) => ({ method, path: path.replace(/^\/api/, '').replaceAll(/:\w+/g, 'some-id') }))
