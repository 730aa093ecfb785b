/**
 * What pages of the platform may do besides running and wearing what stands in them, whose hashes Astro adds: talk to their own origin, show images,
 * and no more. The server sends the same as a header. Store pages have theirs in `layouts-catalog/page-policy.ts`.
 */
export const platformPolicy = {
  directives: [
    "default-src 'none'" as const,
    "connect-src 'self'" as const,
    // What a seller has chosen is shown before it is sent.
    "img-src 'self' data: blob:" as const,
    "media-src 'self' blob:" as const,
    "font-src 'self'" as const,
    "frame-src 'self'" as const,
    "worker-src 'self'" as const,
    "base-uri 'none'" as const,
    "form-action 'none'" as const,
    "object-src 'none'" as const,
  ],
}
