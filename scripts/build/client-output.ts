import { islandChunks } from './island-chunks.ts'
import { storefrontChunks } from './storefront-chunks.ts'

/** How the bundler cuts what browsers get into files. */
export const clientOutput = {
  preserveEntrySignatures: 'allow-extension' as const,
  output: {
    codeSplitting: { groups: [...storefrontChunks, ...islandChunks] },
    /** `Storefront.astro_astro_type_script_index_0_lang` → `Storefront-0`: the name is part of every page. */
    entryFileNames: ({ name }: { name: string }) =>
      `assets/${name.replace(/\.astro.*index.(\d+).*/, '-$1').replace(/[^\w.-]/g, '_')}.[hash].js`,
  },
}
