/** Where store pages report what happens on them. Apart from the endpoint, because a store page has no room for zod. */
export const TRACK_PATH = '/analytics/track'
