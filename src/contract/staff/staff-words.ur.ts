import type { workWords as english } from './staff-words.ts'

/** Tells the invited what they will do, in Urdu. To be read by a native speaker. */
export const workWords: Record<keyof typeof english, string> = {
  packs: 'آپ اس کے آرڈر دیکھیں گے، سلپیں پرنٹ کریں گے اور کوریئر کی فائلیں بنائیں گے۔',
  manages: 'آپ اس کے آرڈر، پراڈکٹس اور سیٹنگز سنبھالیں گے۔',
}
