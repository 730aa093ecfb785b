const shell =
  /\/src\/(contract\/(cart|stored-cart)\.ts|stores\/(cart|dialog)\.ts|storefront\/([^/?]+\.ts$|shell\/|Storefront\.astro\?.*index=0))|\/nanostores\/(atom|clean-stores)\//

/**
 * Which modules travel together. The shell is one file, the one the page names, and the islands import from it what it has already
 * brought. Left to itself the bundler cuts what the two share into a file of its own, a round trip more on a slow link.
 */
export const storefrontChunks = {
  preserveEntrySignatures: 'allow-extension' as const,
  output: { codeSplitting: { groups: [{ name: 'shell', test: shell }] } },
}
