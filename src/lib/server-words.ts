/**
 * Returns a text of the server or of the contract in the language of the dashboard, as far as it is known there.
 * In English it is what it is.
 */
export const said = (text: string): string => text
