/** Multiplies how often tests kill, read and publish: 1 in `npm test`, 10 in `npm run drill`. */
export const VOLUME = Number(process.env.TEST_VOLUME ?? 1)
