/** Words of a chart. */
export const showAsTable = 'Show as table'
