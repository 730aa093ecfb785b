export const yourLogo = 'Your logo'
export const suggestionsFor = (label: string): string => `Suggestions for ${label}`
export const choose = (label: string): string => `Choose ${label}`
export const pleaseLoginToUploadImages = 'Please login to upload images'
export const errorProcessingImagesPlease = 'Error processing images. Please try again.'
export const failedToUploadImage = (saveFailure: string): string => `Failed to upload image: ${saveFailure}`
export const uploading = (math: number): string => `Uploading ${math} %`
export const replaceImage = 'Replace image'
export const uploadImage = 'Upload image'
export const removeEntry = (entry: string): string => `Remove ${entry}`
export const add = 'Add'
export const chooseAnotherVideo = 'Choose another video'
export const chooseVideo = 'Choose video'
export const thisVideoIsLarger = (mOST: number): string => `This video is larger than ${mOST} MB.`
