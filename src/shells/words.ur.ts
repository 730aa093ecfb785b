/** Words of the pages of dashboard and sign-in, in Urdu. To be read by a native speaker. */
import type { Language } from '#contract/languages.ts'

export const language: Language = 'ur'
export const dashboard = 'ڈیش بورڈ · WhatsStore'
export const dashboardDescription = 'آپ کی دکان، اس کی پراڈکٹس اور آرڈر۔'
export const signIn = 'لاگ اِن · WhatsStore'
export const signInDescription = 'اپنی دکان میں لاگ اِن کریں، یا نئی دکان کھولیں۔'
export const signUp = 'اکاؤنٹ بنائیں · WhatsStore'
export const signUpDescription = 'اپنی دکان کھولیں: پہلی پراڈکٹس مفت۔'
export const verify = 'ای میل کی تصدیق · WhatsStore'
export const verifyDescription = 'آپ کے اکاؤنٹ کی ای میل کی تصدیق۔'
export const email = 'آپ کی ای میل · WhatsStore'
export const emailDescription = 'اکاؤنٹ کی ای میل بدلنے کی تصدیق، یا پرانی ای میل واپس لگانا۔'
export const invitation = 'آپ کے لیے دعوت · WhatsStore'
export const invitationDescription = 'اُس دکان میں کام کریں جس نے آپ کو بلایا ہے۔'
export const onAPhone = (name: string): string => `فون پر ${name}: لاہور کی چوڑیاں، کھسے اور نیلی مٹی کے برتن`
export const sellsWithUs = ' پر لاہور کی چوڑیاں، کھسے اور نیلی مٹی کے برتن بکتے ہیں، WhatsStore کے ساتھ۔'
