/**
 * Content-Security-Policy of the platform's pages: their own origin and images only; Astro adds the hashes.
 * The server sends it as a header too. Store pages have `layouts-catalog/page-policy.ts`.
 */
export const platformPolicy = {
  directives: [
    "default-src 'none'" as const,
    "connect-src 'self'" as const,
    // Shows a chosen image before it is sent.
    "img-src 'self' data: blob:" as const,
    "media-src 'self' blob:" as const,
    "font-src 'self'" as const,
    "frame-src 'self'" as const,
    "worker-src 'self'" as const,
    "manifest-src 'self'" as const,
    "base-uri 'none'" as const,
    "form-action 'none'" as const,
    "object-src 'none'" as const,
  ],
}
