/** A key that nobody has made before, also on a page without a secure connection. */
export const randomKey = (): string =>
  crypto.getRandomValues(new Uint8Array(16)).reduce((key, byte) => key + byte.toString(16).padStart(2, '0'), '')
