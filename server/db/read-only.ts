import { isDatabaseAway } from './postgres.ts'

/** What the database says of a write while its rows are being moved to another one. */
export const READ_ONLY = 'nothing is written: the data are being moved'

/** Whether a write was refused because the data are being moved to another database, which takes some seconds. */
export const isReadOnly = (error: unknown): boolean => error instanceof Error && error.message.includes(READ_ONLY)

/** Whether a write failed for what is the database's: it cannot be reached, or its rows are being moved. The same write may do later. */
export const takesNoWrites = (error: unknown): boolean => isReadOnly(error) || isDatabaseAway(error)
