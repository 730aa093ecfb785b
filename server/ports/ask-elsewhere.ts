/**
 * Runs what asks elsewhere for a file that is not here, and says whether it is there. What stands between may count those that are nowhere, and throw
 * instead of asking.
 */
export type AskElsewhere = (ask: () => Promise<boolean>) => Promise<boolean>

/** Asks whatever is asked for. */
export const askFreely: AskElsewhere = (ask) => ask()
