import { buildFixtureSite } from './fixtures/fixture-site.ts'

/** Runs once before all tests: several files need the same site, and two builds at a time would overwrite each other. */
export const setup = (): void => buildFixtureSite()
