/**
 * Runs `ask`, which looks for a missing file elsewhere and returns whether it exists. An implementation may count files
 * that do not exist, and throw instead of asking.
 */
export type AskElsewhere = (ask: () => Promise<boolean>) => Promise<boolean>

/** Always asks. */
export const askFreely: AskElsewhere = (ask) => ask()
