/** Words of the fields of a design. */

export const yourLogo = 'Your logo'
export const suggestionsFor = (label: string): string => `Suggestions for ${label}`
export const choose = (label: string): string => `Choose ${label}`
export const loginToUploadImages = 'Please login to upload images'
export const errorProcessingImages = 'Error processing images. Please try again.'
export const failedToUploadImage = (reason: string): string => `Failed to upload image: ${reason}`
export const uploading = (percent: number): string => `Uploading ${percent} %`
export const replaceImage = 'Replace image'
export const uploadImage = 'Upload image'
export const entryNumber = (number: number): string => `entry ${number}`
export const removeEntry = (entry: string): string => `Remove ${entry}`
export const add = 'Add'
export const chooseAnotherVideo = 'Choose another video'
export const chooseVideo = 'Choose video'
export const videoIsLarger = (megabytes: number): string => `This video is larger than ${megabytes} MB.`
