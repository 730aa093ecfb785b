/** Words of the pages of dashboard and sign-in. */
import type { Language } from '#contract/languages.ts'

export const language: Language = 'en'
export const dashboard = 'Dashboard · WhatsStore'
export const dashboardDescription = 'Your store, its products and its orders.'
export const signIn = 'Sign in · WhatsStore'
export const signInDescription = 'Sign in to your store, or open one.'
export const signUp = 'Create your account · WhatsStore'
export const signUpDescription = 'Open your store: free for your first products.'
export const verify = 'Verify your email · WhatsStore'
export const verifyDescription = 'Confirms the email address of your account.'
export const email = 'Your email · WhatsStore'
export const emailDescription = 'Confirms or undoes a change of your account’s email.'
export const invitation = 'Your invitation · WhatsStore'
export const invitationDescription = 'Work in a shop that invited you.'
export const onAPhone = (name: string): string => `${name} on a phone: bangles, khussa and blue pottery from Lahore`
export const sellsWithUs = ' sells bangles, khussa and blue pottery from Lahore, with WhatsStore.'
