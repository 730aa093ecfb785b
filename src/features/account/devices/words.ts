/** Words of signed-in devices. */

export const activeToday = 'Active today'
export const activeYesterday = 'Active yesterday'
export const activeOn = (day: string): string => `Active ${day}`
export const thisDevice = 'This device'
export const signOut = 'Sign Out'
export const signOutDevice = (device: string, daySeen: string): string => `Sign out ${device}, ${daySeen}`
export const deviceNotSignedOut = 'The device could not be signed out'
export const whereYouAreSignedIn = 'Where you are signed in'
export const signOutUnknownDevices = 'Sign out devices you do not know, then change your password.'
export const devicesNotLoaded = 'Your devices could not be loaded'
export const showAll = (total: number): string => `Show all ${total}`
export const signOutEverywhereElse = 'Sign Out Everywhere Else'
export const onlyThisDeviceStays = 'Only this device stays signed in. Changes not saved on other devices are lost.'
export const signOutEverywhereElseQuestion = 'Sign out everywhere else?'
