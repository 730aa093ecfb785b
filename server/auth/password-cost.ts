/**
 * OWASP's minimum for Argon2id: 19 MiB, 2 passes, 1 lane.
 * https://cheatsheetseries.owasp.org/cheatsheets/Password_Storage_Cheat_Sheet.html
 */
export const PASSWORD_COST = { memory: 19_456, passes: 2, parallelism: 1 }
