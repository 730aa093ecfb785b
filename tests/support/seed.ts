/** Random seed, printed on failure; TEST_SEED repeats it. In CI it is fixed, so that no verdict depends on chance. */
export const SEED = Number(process.env.TEST_SEED ?? (process.env.CI ? 20_261_121 : Math.floor(Math.random() * 2 ** 31)))
