/** Words of the notice of a new version. */

export const aNewVersionIsReady = 'A new version is ready'
export const update = 'Update'
export const newVersionAvailable = 'New version available'
export const updateNow = 'Update Now'
export const dismiss = 'Dismiss'
