/** Words of the sign-in screens, in Urdu. To be read by a native speaker. */
export const whatsstore = 'WhatsStore'
export const backToHome = 'ہوم پیج پر واپس'
export const gmail = 'جی میل'
export const outlook = 'آؤٹ لُک'
export const yahooMail = 'یاہو میل'
export const oneMoment = 'ایک منٹ…'
export const yourAccountWillBe = (days: number): string =>
  `آپ کا اکاؤنٹ ${days} دن بعد مٹا دیا جائے گا۔ رکھنا ہو تو اس سے پہلے لاگ اِن کریں۔ پکی تاریخ آپ کی ای میل میں لکھی ہے۔`
export const goodbyeForNow = 'فی الحال خدا حافظ'
export const welcomeBack = 'خوش آمدید'
export const changedYourMindSign = 'ارادہ بدل گیا؟ اکاؤنٹ رکھنے کے لیے لاگ اِن کریں۔'
export const signInToRun = 'اپنی دکان چلانے کے لیے لاگ اِن کریں۔'
export const createAnAccount = 'اکاؤنٹ بنائیں'
export const newToWhatsstore = 'WhatsStore پر پہلی بار؟'
export const twoStepVerification = 'دو قدم والا لاگ اِن'
export const thisAccountAsksFor = 'یہ اکاؤنٹ لاگ اِن پر ایک کوڈ مانگتا ہے۔'
export const isItYou = 'کیا یہ آپ ہیں؟'
export const somebodyTriedManyWrong =
  'کسی نے اس اکاؤنٹ کے لیے کئی غلط پاس ورڈ لگائے ہیں۔ لاگ اِن کے لیے اپنی ای میل میں آیا کوڈ لکھیں۔'
export const createYourAccount = 'اپنا اکاؤنٹ بنائیں'
export const freeForYourFirst = 'پہلی 5 پراڈکٹس مفت۔ کارڈ کی ضرورت نہیں۔'
export const signIn = 'لاگ اِن کریں'
export const alreadyHaveAnAccount = 'پہلے سے اکاؤنٹ ہے؟'
export const forgotYourPassword = 'پاس ورڈ یاد نہیں؟'
export const weSendAOne = 'ہم آپ کی ای میل پر ایک کوڈ بھیجتے ہیں جو ایک بار چلتا ہے۔'
export const chooseANewPassword = 'نیا پاس ورڈ رکھیں'
export const youOpenedTheLink =
  'آپ نے ہماری ای میل کا لنک کھولا ہے، اس لیے کوڈ نہیں چاہیے۔ نیا پاس ورڈ آپ کے سب فون اور کمپیوٹر لاگ آؤٹ کر دے گا۔'
export const checkYourEmail = 'اپنی ای میل دیکھیں'
export const theLinkDidNotWork = 'لنک نہیں چلا'
export const isThisYourNewEmail = 'کیا یہ آپ کی نئی ای میل ہے؟'
export const yourWhatsstoreAccountGets = 'تصدیق ہوتے ہی آپ کے WhatsStore اکاؤنٹ پر یہ ای میل لگ جائے گی۔'
export const confirmNewEmail = 'نئی ای میل کی تصدیق کریں'
export const wasntThisYou = 'یہ آپ نے نہیں کیا؟'
export const weUndoWhatWas =
  'تب سے جو کچھ بدلا گیا ہم واپس کر دیتے ہیں: ای میل، دو قدم والا لاگ اِن، نمبر، واٹس ایپ اور اس کے پیغام۔ سب فون اور کمپیوٹر لاگ آؤٹ ہو جائیں گے، اور آپ نیا پاس ورڈ رکھیں گے۔'
export const secureMyAccount = 'میرا اکاؤنٹ محفوظ کریں'
export const pleaseTryAgain = 'دوبارہ کوشش کریں۔'
export const pleaseTryAgainLater = 'تھوڑی دیر بعد دوبارہ کوشش کریں۔'
export const yourEmailWasChanged = 'آپ کی ای میل بدل گئی'
export const yourAccountIsSafe = 'آپ کا اکاؤنٹ محفوظ ہے'
export const goToDashboard = 'ڈیش بورڈ پر جائیں'
export const chooseNewPassword = 'نیا پاس ورڈ رکھیں'
export const yourEmail = 'آپ کی ای میل'
export const goToYourAccount = 'اپنے اکاؤنٹ پر جائیں'
export const workIn = (storeName: string): string => `${storeName} میں کام کریں`
export const chooseAPassword = 'پاس ورڈ رکھیں'
export const atLeastCharacters = (least: number): string => `کم از کم ${least} حروف`
export const acceptInvitation = 'دعوت قبول کریں'
export const yourInvitation = 'آپ کے لیے دعوت'
export const youWorkInNow = (storeName: string): string => `اب آپ ${storeName} میں کام پر ہیں`
export const signInWithYour = 'اپنی ای میل اور پاس ورڈ سے لاگ اِن کریں۔'
export const signInButton = 'لاگ اِن'
export const verificationFailed = 'تصدیق نہیں ہوئی'
export const emailVerificationFailedPlease = 'ای میل کی تصدیق نہیں ہوئی۔ دوبارہ کوشش کریں۔'
export const backToSignIn = 'لاگ اِن پر واپس'
export const verifyingYourEmail = 'آپ کی ای میل کی تصدیق ہو رہی ہے'
export const oneLastStep = 'بس ایک قدم اور'
export const enterThePasswordYou = 'وہی پاس ورڈ لکھیں جو سائن اپ پر رکھا تھا۔'
export const youAreIn = 'آپ لاگ اِن ہیں'
export const yourEmailIsVerified = 'آپ کی ای میل کی تصدیق ہو گئی'
export const noConnection = 'انٹرنیٹ بند ہے'
export const yourSessionHasEnded =
  'آپ لاگ آؤٹ ہو گئے ہیں۔ وہیں سے آگے بڑھنے کے لیے دوبارہ لاگ اِن کریں؛ جو لکھا تھا وہ محفوظ ہے۔'
export const youOpenedTheSignInLink =
  'آپ نے ہماری ای میل کا لنک کھولا ہے۔ اپنے پاس ورڈ سے لاگ اِن کریں؛ کوڈ کی ضرورت نہیں۔'
export const enterTheOtpSentTo = '{email} پر بھیجا گیا کوڈ لکھیں، یا ای میل میں دیا لنک کھولیں۔'
export const weSentAVerificationLink =
  'ہم نے {email} پر تصدیق کا لنک بھیجا ہے۔ اکاؤنٹ چالو کرنے کے لیے اسے کھولیں؛ لنک 24 گھنٹے چلے گا۔'
export const workAndAddress = '{work} لاگ اِن {email} سے ہو گا۔'
export const youSignInWith = 'اب سے لاگ اِن {email} سے ہو گا۔'
export const yourEmailIs = (days: number): string =>
  `آپ کی ای میل {email} ہے۔ سب فون اور کمپیوٹر لاگ آؤٹ ہیں، اور ${days} دن تک پیسے نہیں نکل سکتے۔ آگے بڑھنے کے لیے نیا پاس ورڈ رکھیں۔`
