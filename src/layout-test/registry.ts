import { layouts } from '#layouts/registry.ts'

const SAMPLE = '/layout-test/'

/** Every layout of the registry, as the test page shows it. */
export const registry = [...layouts.values()].map(
  ({ id, displayName: name, version, industry, access, author, description, features }) => ({
    id,
    name,
    version,
    industry,
    access,
    author,
    description,
    features,
    home: `${SAMPLE}${id}/`,
  }),
)

export type RegistryEntry = (typeof registry)[number]

/** Pages of the sample shop that are worth a look, by the path below a layout's home. */
export const samplePlaces = [
  ['Home', ''],
  ['Category', 'c/table/'],
  ['Product', 'p/vase/'],
] as const
