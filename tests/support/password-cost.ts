/** The least that Argon2 takes: a test has a dozen accounts, and nobody guesses their passwords. */
export const PASSWORD_COST = { memory: 8, passes: 1, parallelism: 1 }
