/** Returns a text of a layout's manifest in the language of the dashboard. In English it is what it is. */
export const ofLayout = (text: string): string => text
