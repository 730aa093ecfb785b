/** Words of alerts on this device. */

export const stillLoading = 'The dashboard is still loading. Please try again in a moment.'
