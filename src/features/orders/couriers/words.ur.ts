/** Words of couriers, their files and parcels, in Urdu. To be read by a native speaker. */

import { count } from '#src/lib/numbers.ts'

export const failedToSaveTheCity = 'شہر محفوظ نہیں ہو سکا'
export const failedToRemoveTheCourier = 'کوریئر نہیں ہٹ سکا'
export const failedToDownload = 'ڈاؤن لوڈ نہیں ہو سکا'
export const failedToRemoveTheParcel = 'پارسل نہیں ہٹ سکا'
export const failedToSaveTheParcel = 'پارسل محفوظ نہیں ہو سکا'
export const changeParcel = 'پارسل بدلیں'
export const addParcel = 'پارسل ڈالیں'
export const removeParcel = 'پارسل ہٹائیں'
export const saveParcel = 'پارسل محفوظ کریں'
export const courier = 'کوریئر'
export const trackingNumber = 'ٹریکنگ نمبر'
export const cashToCollect = 'نقد وصول کرنے ہیں'
export const emptyWhatIsStillDue = 'خالی چھوڑیں تو جتنی رقم باقی ہے۔'
export const weightInGrams = 'وزن، گرام میں'
export const numberOfParcels = 'پارسلوں کی تعداد'
export const parcels = 'پارسل'
export const parcel = 'پارسل'
export const toCollect = (amount: string): string => `\u2068${amount}\u2069 وصول کرنے ہیں`
export const nothingToCollect = 'کچھ وصول نہیں کرنا'
export const parcelCount = (parcels: number): string => `${count(parcels)} پارسل`
export const changeTheParcelWith = (courier: string): string => `\u2068${courier}\u2069 والا پارسل بدلیں`
export const copyNumber = 'نمبر کاپی کریں'
export const numberCopied = 'نمبر کاپی ہو گیا'
export const copyTheNumber = 'نمبر کاپی کریں'
export const follow = 'پارسل کہاں ہے'
export const addCourierAndNumber = 'کوریئر اور نمبر ڈالیں'
export const anotherParcel = 'ایک اور پارسل'
export const noCity = 'شہر نہیں لکھا'
export const paid = 'ادا ہوئے'
export const city = 'شہر'
export const mobileNumber = 'موبائل نمبر'
export const wholeAddress = 'پورا پتا'
export const aShippedOrderCan = 'بھیجا ہوا آرڈر اب بدل نہیں سکتا۔ اسے فائل سے نکال دیں۔'
export const failedToAddTheCourier = 'کوریئر نہیں ڈالا جا سکا'
export const askTheShopsOwner = 'کوریئر ڈالنے کے لیے دکان کے مالک سے کہیں۔'
export const couriersToAdd = 'یہ کوریئر ڈالے جا سکتے ہیں'
export const failedToChangeTheOrders = 'آرڈر نہیں بدل سکے'
export const takeCitiesFromTheAddresses = (found: number): string => `${count(found)} شہر پتوں سے لیں`
export const fileDownloaded = 'فائل ڈاؤن لوڈ ہو گئی'
export const notYet = 'ابھی نہیں'
export const markShipped = (toShip: number): string => `${count(toShip)} ${toShip === 1 ? 'بھیج دیا' : 'بھیج دیے'}`
export const markedShippedTheBuyers = 'بھیجنے کا نشان لگتے ہی ان آرڈروں کے صفحے بتاتے ہیں کہ پارسل راستے میں ہے۔'
export const courierFile = 'کوریئر کی فائل'
export const whoBringsYourParcels = 'آپ کے پارسل کون پہنچاتا ہے؟'
export const eachCourierHasIts = 'ہر کوریئر کی اپنی فائل ہوتی ہے۔ دوسرے کوریئر بعد میں بھی ڈالے جا سکتے ہیں۔'
export const failedToMakeTheFile = 'فائل نہیں بن سکی'
export const toMend = (wrong: number): string => `${count(wrong)} آرڈر ٹھیک ${wrong === 1 ? 'کرنا ہے' : 'کرنے ہیں'}`
export const downloadFileOf = (listed: number): string => `${count(listed)} کی فائل ڈاؤن لوڈ کریں`
export const forCourier = '{courier} کے لیے'
export const leftOutOnlyConfirmed = (leftOut: number): string =>
  `${count(leftOut)} آرڈر شامل نہیں: کوریئر کو صرف وہ کنفرم آرڈر جاتے ہیں جن کی ڈیلیوری ہے۔`
export const orderCount = (total: number): string => `${count(total)} آرڈر`
export const alsoOfAnEarlierFile = (filed: number): string => `پہلے کی فائل کے ${count(filed)} آرڈر بھی`
export const theyMayBeWith = 'شاید وہ پہلے ہی کوریئر کے پاس ہوں۔'
export const rowsOfTheFile = 'فائل کی لائنیں'
export const fileFor = (name: string): string => `\u2068${name}\u2069 کی فائل`
export const couriersChangeTheirSheets =
  'کوریئر اپنی شیٹ بدلتے رہتے ہیں۔ اپنے پورٹل کی شیٹ سے کالموں کے نام ایک بار کاپی کر لیں۔'
export const saveCourier = 'کوریئر محفوظ کریں'
export const failedToSaveTheCourier = 'کوریئر محفوظ نہیں ہو سکا'
export const pageThatFollowsAParcel = 'پارسل ٹریک کرنے کا صفحہ'
export const withNumberWhereThe = 'جہاں ٹریکنگ نمبر آتا ہے وہاں {number} لکھیں۔ خالی ہو تو خریدار کو صرف نمبر ملتا ہے۔'
export const usualWeightInGrams = 'عام طور پر وزن، گرام میں'
export const citiesHaveNumbers = 'شہروں کے نمبر ہیں'
export const youTypeEachCitys = 'ہر شہر کا نمبر ایک بار لکھنا ہو گا، پھر یاد رہے گا۔'
export const noCommasInTheText = 'لکھائی میں کوما نہ ہو'
export const forSheetsThatStop = 'ان شیٹوں کے لیے جو کوما پر رک جاتی ہیں۔'
export const columnsFromLeftToRight = 'کالم، بائیں سے دائیں'
export const titleOfColumn = (index: number): string => `کالم ${index} کا نام`
export const removeColumn = (index: number): string => `کالم ${index} ہٹائیں`
export const contentOfColumn = (index: number): string => `کالم ${index} میں کیا آئے`
export const textOfColumn = (index: number): string => `کالم ${index} کی لکھائی`
export const addColumn = 'کالم ڈالیں'
export const remove = (name: string): string => `\u2068${name}\u2069 ہٹائیں`
export const couriersAndFiles = 'کوریئر اور فائلیں'
export const yourCouriers = 'آپ کے کوریئر'
export const columnsAndWeight = (columns: number, grams: number): string =>
  `${count(columns)} کالم · فی پارسل ${count(grams)} گرام`
export const change = (name: string): string => `\u2068${name}\u2069 بدلیں`
export const addACourier = 'کوریئر ڈالیں:'
export const latestFiles = 'تازہ فائلیں'
export const downloadTheFileFor = (courier: string, madeAt: string): string =>
  `\u2068${courier}\u2069 کی \u2068${madeAt}\u2069 والی فائل دوبارہ ڈاؤن لوڈ کریں`
export const numbersSaved = 'نمبر محفوظ ہو گئے'
export const done = 'ٹھیک ہے'
export const markThemShipped = 'یہ سب بھیج دیے'
export const eachBuyerSeesThe = (saved: number): string =>
  `${count(saved)} ${saved === 1 ? 'نیا نمبر' : 'نئے نمبر'}۔ ہر خریدار اپنے آرڈر کے صفحے پر کوریئر اور نمبر دیکھ سکتا ہے۔`
export const trackingNumbers = 'ٹریکنگ نمبر'
export const failedToSaveTheNumbers = 'نمبر محفوظ نہیں ہو سکے'
export const saveTheOther = (good: number): string => `باقی ${count(good)} محفوظ کریں`
export const savePairs = (pairs: number): string => `${count(pairs)} نمبر محفوظ کریں`
export const orderAndTrackingNumber = 'آرڈر اور ٹریکنگ نمبر'
export const oneALineAs = 'ہر لائن میں ایک، جیسے کوریئر کی سائٹ یا شیٹ سے کاپی ہوتا ہے۔'
export const atMostAtOnce = (most: number): string => `ایک بار میں زیادہ سے زیادہ ${count(most)}`
export const orChooseACsvFile = 'یا CSV فائل چنیں'
export const forOrdersThatStand = 'ان آرڈرز کے لیے جو کوریئر کی کسی فائل میں نہیں۔'
export const asInTheFile = 'جو فائل میں ہے'
export const withANumber = (ids: number): string => `${count(ids)} آرڈر کا نمبر ملا`
export const noCourier = 'کوریئر کے بغیر'
export const sentInTheWeekOf = 'جس ہفتے میں بھیجے'
export const toCome = 'آنے ہیں'
export const came = 'آ گئے'
export const cameBack = 'واپس آئے'
export const allParcels = (parcels: number): string => `کُل · ${count(parcels)}`
export const cashOfYourParcels = 'آپ کے پارسلوں کے پیسے'
export const byCourierForThe = (weeks: number): string => `کوریئر کے حساب سے، پچھلے ${count(weeks)} ہفتے۔`
export const print = 'پرنٹ کریں'
export const downloadAsCsv = 'CSV ڈاؤن لوڈ کریں'
export const ordersThatAreMarked = 'جن آرڈرز پر «بھیج دیا» لگے گا ان کا حساب یہاں آئے گا۔'
export const nothingSentYet = 'ابھی کچھ نہیں بھیجا گیا'
export const failedToLoadTheSums = 'حساب نہیں آ سکا'
export const uploadTheFile =
  '{file} کوریئر کی سائٹ پر اپ لوڈ کریں۔ جب وہاں سے ٹریکنگ نمبر ملیں تو آرڈرز کے اوپر والے مینیو میں «ٹریکنگ نمبر» کھول کر پیسٹ کر دیں۔'
export const numberOfCityAt = (city: string, courier: string): string =>
  `\u2068${courier}\u2069 میں \u2068${city}\u2069 کا نمبر`
export const cityAsWritten = (city: string, courier: string): string =>
  `\u2068${city}\u2069، جیسے \u2068${courier}\u2069 لکھتا ہے`
export const nothingWasSaved = (reason: string): string => `${reason}۔ کچھ محفوظ نہیں ہوا۔`
export const withANumberNotAll = (ids: number, unread: number, lines: string): string =>
  `${count(ids)} آرڈر کا نمبر ملا، ${count(unread)} ${unread === 1 ? 'لائن' : 'لائنیں'} سمجھ نہیں آئیں: \u2068${lines}\u2069`
