/** The path store pages report events to. Separate from the endpoint: store pages have no zod. */
export const TRACK_PATH = '/analytics/track'
