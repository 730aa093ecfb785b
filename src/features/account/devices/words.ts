export const activeToday = 'Active today'
export const activeYesterday = 'Active yesterday'
export const active = (dayOf: string): string => `Active ${dayOf}`
export const thisDevice = 'This device'
export const signOut = 'Sign Out'
export const signOutDevice = (device: string, daySeen: string): string => `Sign out ${device}, ${daySeen}`
export const theDeviceCouldNot = 'The device could not be signed out'
export const whereYouAreSignedIn = 'Where you are signed in'
export const signOutDevicesYou = 'Sign out devices you do not know, then change your password.'
export const yourDevicesCouldNot = 'Your devices could not be loaded'
export const showAll = (listed: number): string => `Show all ${listed}`
export const signOutEverywhereElse = 'Sign Out Everywhere Else'
export const onlyThisDeviceStays = 'Only this device stays signed in. Changes not saved on other devices are lost.'
export const signOutEverywhereElse2 = 'Sign out everywhere else?'
