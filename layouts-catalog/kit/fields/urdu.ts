import type { FieldValue } from '#contract/stores/store-page.ts'
import type { FieldKey } from './field-catalogue.ts'

/** Urdu texts of fields that have a default text. To be read by a native speaker before they are offered. */
export const urduDefaults: Partial<Record<FieldKey, FieldValue>> = {
  feature1Title: 'کیش آن ڈیلیوری',
  feature1Description: 'پیسے تب دیں جب سامان آپ کے ہاتھ میں ہو۔',
  feature2Title: 'واٹس ایپ پر آرڈر',
  feature2Description: 'کچھ بھی پوچھیں، چیٹ میں ہی آرڈر کریں۔',
  feature3Title: 'اکاؤنٹ کی ضرورت نہیں',
  feature3Description: 'بس نام، فون نمبر اور پتا کافی ہے۔',
  feature4Title: 'سیدھا دکان سے',
  feature4Description: 'چیز سیدھی دکان سے آپ تک، بیچ میں کوئی نہیں۔',
  specialService: 'کیش آن ڈیلیوری · واٹس ایپ پر آرڈر',
  premiumFeature: 'ایک منٹ میں آرڈر، پیسے دروازے پر',
  luxuryFeature: 'اچھی چیز پہچاننے والوں کے لیے',
  heroFeature1: 'کیش آن ڈیلیوری',
  heroFeature2: 'واٹس ایپ پر آرڈر',
  heroFeature3: 'اکاؤنٹ کی ضرورت نہیں',
  ctaTitle: 'کچھ خاص چاہیے؟',
  ctaDescription: 'واٹس ایپ پر بتائیں کہ آپ کو کیا چاہیے۔',
  ctaButtonText: 'ہم سے بات کریں',
  aboutSectionTitle: 'ہماری کہانی',
  aboutButtonText: 'مزید پڑھیں',
  qualityPromise: 'ہم ہر چیز خود چیک کر کے بھیجتے ہیں۔',
  returnPolicy: 'ڈیلیوری کے 7 دن کے اندر واپسی ہو سکتی ہے۔',
  heroTagline: 'یادگار دنوں کے لیے',
  exclusiveCollectionTitle: 'خاص کلیکشن',
  badge1Text: 'کیش آن ڈیلیوری',
  badge2Text: 'واٹس ایپ پر آرڈر',
  badge3Text: 'اکاؤنٹ نہیں چاہیے',
  brandValues: ['اعلیٰ معیار', 'اصلی مال', 'سب سے الگ', 'پرانی روایت'],
  shippingInfo: 'ڈیلیوری 3 سے 5 دن میں۔',
}
