/** Words of feeds for catalogues and of pixels, in Urdu. To be read by a native speaker. */
import { count } from '#src/lib/numbers.ts'

export const forExample = (example: string): string => `جیسے \u2068${example}\u2069`
export const pixelsNeedOwnAddress =
  'پکسل تب چلتے ہیں جب دکان کا اپنا ایڈریس ہو۔ یہاں وہ ایسی چیزیں دیکھ سکتے تھے جو صرف آپ کے دیکھنے کی ہیں۔'
export const askBuyersFirst = 'پہلے خریدار سے پوچھیں'
export const askedOnceBeforeMeasuring =
  'دکان کے صفحے پر ایک لائن ہر خریدار سے ایک بار پوچھتی ہے۔ اجازت سے پہلے کچھ نہیں گنا جاتا۔'
export const whatYourAdsBring = 'آپ کے اشتہاروں سے کیا ملتا ہے'
export const whatPixelsDo =
  'پکسل کی آئی ڈی سے اس کا نیٹ ورک دیکھتا ہے کہ کس اشتہار سے کوئی دکان پر آیا، کارٹ بھرا یا آرڈر کیا۔ دکان اتنی ہی تیز رہتی ہے: پکسل صفحے کے بعد لوڈ ہوتا ہے، اور ڈیٹا بچانے والے خریداروں کے لیے کبھی نہیں۔'
export const failedToLoadPixels = 'پکسل نہیں آ سکے'
export const copyAddress = 'ایڈریس کاپی کریں'
export const addressCopied = 'ایڈریس کاپی ہو گیا'
export const theAddressFor = (title: string): string => `${title} کے لیے ایڈریس`
export const addresses = 'ایڈریس'
export const noProductListedYet =
  'ابھی کوئی پراڈکٹ فہرست میں نہیں آ سکتی، اس لیے دونوں ایڈریس «نہیں ملا» کا جواب دیتے ہیں۔ کیٹلاگ میں جو ہے وہ رہتا ہے۔'
export const eachListsProducts = (total: number): string =>
  `ہر ایک میں ${count(total)} ${total === 1 ? 'پراڈکٹ ہے' : 'پراڈکٹس ہیں'}، ہر سائز اور رنگ الگ گن کر۔ جب بھی کچھ محفوظ کریں، یہ بھی بدل جاتے ہیں۔`
export const facebookAndInstagram = 'فیس بک اور انسٹاگرام'
export const whereInCommerceManager = '«Commerce Manager»، «Catalogue»، «Data sources»، «Data feed»، پھر «URL»'
export const google = 'گوگل'
export const whereInMerchantCenter = '«Merchant Center»، «Products»، «Add products»، «From a file»، پھر لنک لکھیں'
export const moreProducts = (more: number): string => `اور ${count(more)} ${more === 1 ? 'پراڈکٹ' : 'پراڈکٹس'}`
export const whatCataloguesRefuse = 'کیٹلاگ کیا نہیں لیتے'
export const mendTheseInProducts = 'یہ «پراڈکٹس» میں ٹھیک کریں۔ کیٹلاگ ایک دن کے اندر دوبارہ پڑھے گا تو لے لے گا۔'
export const failedToLoadFeeds = 'فیڈ نہیں آ سکیں'
export const productsOnFacebookAndGoogle = 'آپ کی پراڈکٹس فیس بک، انسٹاگرام اور گوگل پر'
export const feedsArePartOfPremium = 'کیٹلاگ کی فیڈ پریمیم میں ملتی ہے۔'
export const productsYouCanTag = 'پراڈکٹس جنہیں پوسٹ اور ریل میں ٹیگ کر سکیں'
export const priceAndStockFollow = 'قیمت اور سٹاک خود بخود دکان کے ساتھ بدلیں'
export const goodsInGooglesFreeListings = 'آپ کا سامان گوگل کی مفت فہرست میں، جہاں گوگل یہ سہولت دے'
export const feedsForCatalogues = 'کیٹلاگ کی فیڈ'
export const twoFilesReadEveryDay =
  'دو فائلیں جن میں آپ کی ساری پراڈکٹس ہیں۔ فیس بک، انسٹاگرام اور گوگل انہیں روز پڑھتے ہیں۔'
export const feedsRestUntilPremium = 'جب تک دکان دوبارہ پریمیم پر نہ آئے، فیڈ رکی رہیں گی۔ کیٹلاگ میں جو ہے وہ رہتا ہے۔'
