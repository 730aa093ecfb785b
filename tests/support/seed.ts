/** What chance starts from: another figure each run, so that examples do not stay the same for ever. A failure prints it; TEST_SEED repeats it. */
export const SEED = Number(process.env.TEST_SEED ?? Math.floor(Math.random() * 2 ** 31))
