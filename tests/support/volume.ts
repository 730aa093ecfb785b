/** Multiplies how often tests kill, read and publish: 1 in `npm test`, 10 in `npm run drill`. */
export const VOLUME = Number(process.env.TEST_VOLUME ?? 1)

/** Leaves cases to `npm run drill` that try the same code once more, such as another layout with the same dialogs. */
export const inDrill = <Case>(...cases: Case[]): Case[] => (VOLUME > 1 ? cases : [])
