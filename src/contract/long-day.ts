/** A moment's day in Pakistan, where deadlines count: `22 December 2026`. */
export const longDay = (moment: string | number): string =>
  new Date(moment).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'Asia/Karachi',
  })
