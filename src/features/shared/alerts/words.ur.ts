/** Words of alerts on this device, in Urdu. To be read by a native speaker. */

export const stillLoading = 'ڈیش بورڈ ابھی کھل رہا ہے۔ تھوڑی دیر میں دوبارہ کوشش کریں۔'
