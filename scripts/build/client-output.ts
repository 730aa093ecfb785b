import { islandChunks } from './island-chunks.ts'
import { storefrontChunks } from './storefront-chunks.ts'

/** How the bundler cuts what browsers get into files. */
export const clientOutput = {
  preserveEntrySignatures: 'allow-extension' as const,
  output: { codeSplitting: { groups: [...storefrontChunks, ...islandChunks] } },
}
