import type { workWords as english } from './staff-words.ts'

/** Tells the invited what they will do, in Urdu. To be read by a native speaker. */
export const workWords: Record<keyof typeof english, string> = {
  packs: 'آپ کا کام: اس کے آرڈر دیکھنا، پرچیاں پرنٹ کرنا اور کوریئر کی فائلیں بنانا۔',
  manages: 'آپ کا کام: اس کے آرڈر، پراڈکٹس اور سیٹنگز سنبھالنا۔',
}
