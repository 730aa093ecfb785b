/** Separate from the schemas, which lists do not need. */
export const withdrawalStatuses = ['pending', 'approved', 'paid', 'rejected'] as const

export type WithdrawalStatus = (typeof withdrawalStatuses)[number]

/** Allowed next states of a withdrawal. */
export const withdrawalEdges: Record<WithdrawalStatus, readonly WithdrawalStatus[]> = {
  pending: ['approved', 'paid', 'rejected'],
  approved: ['paid'],
  paid: [],
  rejected: [],
}
