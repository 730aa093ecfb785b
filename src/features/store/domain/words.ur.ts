/** Words of the shop's own address, in Urdu. To be read by a native speaker. */

export const yourOwnAddress = 'آپ کا اپنا ایڈریس'
export const continueLabel = 'آگے'
export const buyADomainFirst =
  'پہلے ڈومین خریدیں، PKNIC سے، Namecheap سے یا جہاں سے بہتر لگے۔ پھر یہاں بتائیں کہ دکان کا ایڈریس کیا ہو۔'
export const address = 'ایڈریس'
export const forExampleAddress = 'جیسے shop.noor.pk'
export const waitingForTheRecords = 'ریکارڈ کا انتظار ہے'
export const gettingTheCertificate = 'سرٹیفکیٹ لیا جا رہا ہے'
export const yourShopIsHere = 'آپ کی دکان یہاں ہے'
export const doesNotWork = 'نہیں چل رہا'
export const recordType = 'قسم'
export const recordValue = 'ویلیو'
export const copyValue = 'ویلیو کاپی کریں'
export const valueCopied = (kind: string): string => `${kind} کی ویلیو کاپی ہو گئی`
export const valueOfTheRecord = (kind: string): string => `${kind} ریکارڈ کی ویلیو`
export const addTheseTwoRecords = 'ڈومین جہاں سے خریدا ہے، وہاں یہ دو ریکارڈ ڈالیں:'
export const oldLinksLeadHere = 'آپ کے پرانے لنک اور چھپے ہوئے کوڈ یہیں کھلتے ہیں۔ دونوں ریکارڈ ایسے ہی رہنے دیں۔'
export const checkNow = 'ابھی چیک کریں'
export const checked = (timeAgo: string): string => `چیک کیا: \u2068${timeAgo}\u2069`
export const shopGoesBack = (host: string): string =>
  `دکان یہاں اپنے پرانے ایڈریس پر واپس آ جائے گی۔ \u2068${host}\u2069 کے لنک نہیں چلیں گے۔`
export const removeHost = (host: string): string => `\u2068${host}\u2069 ہٹائیں؟`
export const buyersOpenYourDomain = 'خریدار آپ کی دکان آپ کے اپنے ڈومین پر کھولیں گے، جیسے shop.noor.pk۔'
export const takeYourOwn = 'اپنا ایڈریس لگائیں'
export const partOfPremium = 'پریمیم میں ملتا ہے'
