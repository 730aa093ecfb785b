/**
 * What chance starts from: another figure each run, so that examples do not stay the same for ever. A failure prints it; TEST_SEED repeats it.
 * In CI it is one figure: the verdict on a commit does not depend on chance.
 */
export const SEED = Number(process.env.TEST_SEED ?? (process.env.CI ? 20_261_121 : Math.floor(Math.random() * 2 ** 31)))
