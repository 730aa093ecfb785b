/** What the database says of a write while its rows are being moved to another one. */
export const READ_ONLY = 'nothing is written: the data are being moved'

/** Whether a write was refused because the data are being moved to another database, which takes some seconds. */
export const isReadOnly = (error: unknown): boolean => error instanceof Error && error.message.includes(READ_ONLY)
