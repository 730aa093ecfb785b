/** Returns the direction of the page's lines, for what does not take it from styles. */
export const pageDirection = (): 'ltr' | 'rtl' =>
  typeof document !== 'undefined' && document.dir === 'rtl' ? 'rtl' : 'ltr'
