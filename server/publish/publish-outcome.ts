/** The outcome of one store's job. */
export type PublishOutcome =
  | { kind: 'published'; storeId: string; version: number; rendered: number; reused: number; milliseconds: number }
  | { kind: 'rolled back'; storeId: string; version: number }
  | { kind: 'removed'; storeId: string }
  | { kind: 'suspended'; storeId: string }
  | { kind: 'failed'; storeId: string; page: string; message: string }
