/** Without the schemas, which no list has a use for. */
export const withdrawalStatuses = ['pending', 'approved', 'paid', 'rejected'] as const

export type WithdrawalStatus = (typeof withdrawalStatuses)[number]

/** Where a withdrawal may go from each state. */
export const withdrawalEdges: Record<WithdrawalStatus, readonly WithdrawalStatus[]> = {
  pending: ['approved', 'paid', 'rejected'],
  approved: ['paid'],
  paid: [],
  rejected: [],
}
