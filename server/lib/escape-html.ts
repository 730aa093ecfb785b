/** Returns text as it stands in HTML, XML or Pango markup, between tags and inside quotes alike. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
