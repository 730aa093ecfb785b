/** Words of the mails to sellers, in Urdu. To be read by a native speaker. */
import type { DomainProblem } from '#contract/domains/domains.ts'
import type { PaymentKind } from '#contract/order-payments/payment-kinds.ts'
import type { CheckReason } from '#contract/orders/to-check.ts'
import type { PaymentMethod } from '#contract/payment-methods.ts'
import { workWords } from '#contract/staff/staff-words.ur.ts'

export const frame = {
  buttonFails: 'بٹن نہ چلے تو یہ لنک کھولیں:',
  whyYou: 'آپ کو یہ ای میل اس لیے آئی کہ یہ ای میل WhatsStore پر لگی ہوئی ہے۔',
}

export const shared = {
  signIn: 'لاگ اِن کریں',
  newPassword: 'نیا پاس ورڈ رکھیں',
  notMe: 'یہ میں نے نہیں کیا',
  openOrder: 'آرڈر کھولیں',
  unchanged: 'یہ آپ نے نہیں کیا تو کچھ کرنے کی ضرورت نہیں: آپ کا اکاؤنٹ ویسا ہی ہے۔',
}

export const verification = {
  subject: 'اپنی ای میل کی WhatsStore کے لیے تصدیق کریں',
  preview: 'بس ایک بار دبائیں اور دکان کھل سکتی ہے۔',
  heading: 'اپنی ای میل کی تصدیق کریں',
  welcome: 'خوش آمدید! بس ایک بار دبائیں اور آپ کی دکان کھل سکتی ہے۔',
  button: 'ای میل کی تصدیق کریں',
  note: 'جس براؤزر میں سائن اپ کیا تھا، وہاں یہ لنک سیدھا لاگ اِن کر دے گا۔ کہیں اور کھولیں تو وہ پاس ورڈ مانگے گا جو آپ نے رکھا تھا۔ لنک ایک بار اور 24 گھنٹے تک چلتا ہے۔ سائن اپ آپ نے نہیں کیا تو اس ای میل کو رہنے دیں: اس کے بغیر کچھ نہیں ہو گا۔',
}

export const alreadyRegistered = {
  subject: 'آپ کا WhatsStore اکاؤنٹ پہلے سے ہے',
  preview: 'کسی نے آپ کی ای میل سے سائن اپ کرنے کی کوشش کی۔',
  heading: 'آپ کا اکاؤنٹ پہلے سے ہے',
  text: 'ابھی کسی نے اس ای میل سے سائن اپ کرنے کی کوشش کی۔ اس پر پہلے سے اکاؤنٹ ہے۔',
}

export const passwordCode = {
  subject: 'نئے پاس ورڈ کے لیے آپ کا WhatsStore کوڈ',
  preview: (minutes: number) => `نیا پاس ورڈ رکھنے کے لیے اسے \u2068${minutes}\u2069 منٹ کے اندر لکھیں۔`,
  heading: 'نیا پاس ورڈ رکھیں',
  text: 'جہاں آپ نے کوڈ مانگا تھا، وہاں یہ کوڈ اور اپنا نیا پاس ورڈ لکھیں۔',
  orLink: 'یا یہ لنک کسی بھی فون یا کمپیوٹر پر کھولیں۔ اس میں کوڈ نہیں چاہیے۔',
  note: (minutes: number) =>
    `کوڈ اور لنک ایک بار اور \u2068${minutes}\u2069 منٹ تک چلتے ہیں۔ WhatsStore سے کوئی آپ سے یہ کبھی نہیں مانگے گا۔ نیا پاس ورڈ آپ نے نہیں مانگا تو اس ای میل کو رہنے دیں: پاس ورڈ وہی رہے گا۔`,
}

export const signInCode = {
  subject: 'لاگ اِن کے لیے آپ کا WhatsStore کوڈ',
  preview: (minutes: number) => `لاگ اِن کے لیے اسے \u2068${minutes}\u2069 منٹ کے اندر لکھیں۔`,
  heading: 'کیا یہ آپ ہی لاگ اِن کر رہے ہیں؟',
  text: 'کسی نے آپ کے اکاؤنٹ پر کئی غلط پاس ورڈ لگائے ہیں۔ اکاؤنٹ محفوظ ہے۔ یہ آپ ہی ہیں تو اپنے پاس ورڈ کے ساتھ یہ کوڈ لکھیں۔',
  orLink: 'یا یہ لنک کھول کر اپنے پاس ورڈ سے لاگ اِن کریں۔ اس میں کوڈ نہیں چاہیے۔',
  note: (minutes: number) =>
    `کوڈ اور لنک ایک بار اور \u2068${minutes}\u2069 منٹ تک چلتے ہیں، اور آپ کے پاس ورڈ کے بغیر نہیں چلتے۔ WhatsStore سے کوئی آپ سے یہ کبھی نہیں مانگے گا۔`,
}

export const wrongCodes = {
  subject: 'شاید کسی کو آپ کا WhatsStore پاس ورڈ پتا ہے',
  preview: 'صحیح پاس ورڈ کے بعد غلط کوڈ لگائے گئے۔ نیا پاس ورڈ رکھیں۔',
  heading: 'پاس ورڈ کے بعد تین غلط کوڈ',
  text: 'آج کسی نے آپ کا صحیح پاس ورڈ لکھا، پھر تین غلط کوڈ۔ لاگ اِن کوئی نہیں کر سکا۔ یہ آپ نے نہیں کیا تو ابھی نیا پاس ورڈ رکھیں۔',
  note: 'یہ آپ نے ہی کیا تو کچھ کرنے کی ضرورت نہیں۔ ہم یہ دن میں زیادہ سے زیادہ ایک بار لکھتے ہیں۔',
}

export const guessingDevice = {
  subject: 'آپ کے WhatsStore اکاؤنٹ سے ایک فون یا کمپیوٹر لاگ آؤٹ ہوا',
  preview: 'وہاں دس غلط پاس ورڈ یا کوڈ لکھے گئے۔',
  heading: 'ایک ہی فون یا کمپیوٹر پر دس غلط پاس ورڈ یا کوڈ',
  text: 'آپ کے اکاؤنٹ میں لاگ اِن ایک فون یا کمپیوٹر پر آج دس غلط پاس ورڈ یا کوڈ لکھے گئے، اس لیے ہم نے اسے لاگ آؤٹ کر دیا۔ یہ آپ نے کیا تو دوبارہ لاگ اِن کریں۔ نہیں کیا تو ابھی نیا پاس ورڈ رکھیں: اس سے باقی سب فون اور کمپیوٹر بھی لاگ آؤٹ ہو جاتے ہیں۔',
}

export const passwordChanged = {
  subject: 'آپ کا WhatsStore پاس ورڈ بدل گیا',
  preview: 'باقی فون اور کمپیوٹر لاگ آؤٹ ہو گئے ہیں۔',
  heading: 'آپ کا پاس ورڈ بدل گیا',
  text: 'اب نیا پاس ورڈ چلے گا۔ جو فون اور کمپیوٹر پرانے پاس ورڈ سے لاگ اِن تھے، وہ لاگ آؤٹ ہو گئے ہیں۔',
  note: 'یہ آپ نے نہیں کیا تو فوراً نیا پاس ورڈ مانگیں۔',
}

export const secondFactorOn = {
  subject: 'آپ کے WhatsStore اکاؤنٹ پر دو قدم والا لاگ اِن آن ہے',
  preview: 'اب سے لاگ اِن پر ایک کوڈ بھی چاہیے۔ کیا یہ آپ نے کیا؟',
  heading: 'دو قدم والا لاگ اِن آن ہے',
  text: 'اب سے لاگ اِن پر پاس ورڈ کے ساتھ کوڈ والی ایپ کا کوڈ بھی چاہیے۔ یہ آپ نے ہی کیا تو کچھ کرنے کی ضرورت نہیں۔',
  adminNote: 'یہ آپ نے نہیں کیا تو نیا پاس ورڈ رکھیں، اور جو سرور چلاتا ہے اسے کہیں کہ یہ بند کر دے۔',
  undoNote:
    'اس سے کوڈ پھر بند ہو جاتا ہے، سب فون اور کمپیوٹر لاگ آؤٹ ہو جاتے ہیں، اور آپ نیا پاس ورڈ رکھتے ہیں۔ یہ بٹن 7 دن چلتا ہے۔',
}

export const factor = {
  text: (what: string) => `${what} یہ آپ نے ہی کیا تو کچھ کرنے کی ضرورت نہیں۔`,
  note: 'یہ آپ نے نہیں کیا تو ابھی نیا پاس ورڈ رکھیں: اس سے سب فون اور کمپیوٹر لاگ آؤٹ ہو جاتے ہیں۔',
}

export const recoveryCodes = {
  subject: 'آپ کے WhatsStore بچاؤ کوڈ نئے ہیں',
  heading: 'آپ کے بچاؤ کوڈ نئے ہیں',
  text: 'نئے بچاؤ کوڈ بن گئے ہیں، پرانے اب نہیں چلتے۔',
}

export const secondFactorOff = {
  subject: 'آپ کے WhatsStore اکاؤنٹ پر دو قدم والا لاگ اِن بند ہے',
  heading: 'دو قدم والا لاگ اِن بند ہے',
  text: 'اب سے لاگ اِن کے لیے صرف پاس ورڈ چاہیے۔',
}

export const newEmail = {
  subject: 'اپنی نئی ای میل کی WhatsStore کے لیے تصدیق کریں',
  preview: 'بس ایک بار دبائیں اور اکاؤنٹ پر یہ ای میل لگ جائے گی۔',
  heading: 'کیا یہ آپ کی نئی ای میل ہے؟',
  text: 'کوئی یہ ای میل ایک WhatsStore اکاؤنٹ پر لگانا چاہتا ہے۔ یہ آپ ہی ہیں تو تصدیق کریں۔',
  button: 'نئی ای میل کی تصدیق کریں',
  note: 'لنک ایک بار اور 24 گھنٹے تک چلتا ہے۔ یہ آپ نے نہیں کیا تو اس ای میل کو رہنے دیں: اس کے بغیر کچھ نہیں ہو گا۔',
}

export const takenEmail = {
  subject: 'اس ای میل پر WhatsStore اکاؤنٹ پہلے سے ہے',
  preview: 'کوئی اسے کسی اور اکاؤنٹ پر لگانا چاہتا تھا۔',
  heading: 'اس ای میل پر اکاؤنٹ موجود ہے',
  text: 'کوئی یہ ای میل ایک اور WhatsStore اکاؤنٹ پر لگانا چاہتا تھا۔ اس پر پہلے سے اکاؤنٹ ہے، اس لیے دوسری بار نہیں لگ سکتی۔',
}

export const emailChangeAsked = {
  subject: 'آپ کی WhatsStore ای میل بدلنے والی ہے',
  preview: (email: string) => `نئی ای میل: \u2068${email}\u2069۔ یہ آپ نے نہیں کیا تو روک دیں۔`,
  heading: 'کوئی آپ کی ای میل بدل رہا ہے',
  text: (email: string) =>
    `ہم نے \u2068${email}\u2069 پر ایک لنک بھیجا ہے۔ وہ کھلتے ہی آپ کے اکاؤنٹ پر یہی ای میل لگ جائے گی۔ یہ آپ نے ہی کیا تو یہاں کچھ کرنے کی ضرورت نہیں۔`,
  note: 'اس سے یہی ای میل رہتی ہے، سب فون اور کمپیوٹر لاگ آؤٹ ہو جاتے ہیں، اور آپ نیا پاس ورڈ رکھتے ہیں۔ یہ بٹن ای میل بدلنے کے 7 دن بعد تک چلتا ہے۔',
}

export const emailChanged = {
  subject: 'آپ کی WhatsStore ای میل بدل گئی',
  preview: (email: string) => `اب آپ کے اکاؤنٹ کی ای میل \u2068${email}\u2069 ہے۔`,
  heading: 'آپ کی ای میل بدل گئی',
  text: (email: string) =>
    `اب آپ کے اکاؤنٹ کی ای میل \u2068${email}\u2069 ہے۔ اب سے اسی سے لاگ اِن ہو گا۔ یہ آپ نے ہی کیا تو کچھ کرنے کی ضرورت نہیں۔`,
  note: 'اس سے یہی ای میل واپس لگ جاتی ہے، سب فون اور کمپیوٹر لاگ آؤٹ ہو جاتے ہیں، اور آپ نیا پاس ورڈ رکھتے ہیں۔ یہ بٹن 7 دن چلتا ہے۔',
}

export const changes = {
  shopNumber: 'آپ کی دکان کا واٹس ایپ نمبر بدل گیا',
  shopNumberText: (number: string) => `اب سے آپ کی دکان کے خریدار \u2068+${number}\u2069 پر لکھیں گے۔`,
  ownNumber: 'آپ کے اکاؤنٹ کا واٹس ایپ نمبر بدل گیا',
  ownNumberText: (number: string) => `اب سے ہم \u2068+${number}\u2069 پر آپ سے رابطہ کریں گے۔`,
  whatsAppLinked: 'آپ کی دکان سے ایک واٹس ایپ جوڑا جا رہا ہے',
  whatsAppLinkedText:
    'کسی نے وہ کوڈ مانگا ہے جس سے دکان کے ساتھ واٹس ایپ جڑتا ہے۔ جڑتے ہی نئے آرڈر کی خبر اُسی نمبر پر جائے گی۔',
  templates: 'آپ کی دکان کے واٹس ایپ پیغام بدل گئے',
  templatesText: 'اب سے آپ کے خریداروں کو اور آپ کو نئے پیغام ملیں گے۔',
  methods: 'وہ اکاؤنٹ بدل گئے جن میں خریدار آپ کو پیسے بھیجتے ہیں',
  methodsText: 'اب سے خریداروں کو پیسے بھیجنے کے لیے دوسرے اکاؤنٹ دکھائے جائیں گے۔',
  newBuyers: 'آپ کا واٹس ایپ اب نئے خریداروں کو فوراً لکھتا ہے',
  newBuyersText: 'آپ کی دکان کا آفیشل واٹس ایپ نمبر نئے خریدار کو آرڈر آتے ہی لکھتا ہے، آپ کے کنفرم کرنے سے پہلے۔',
  preview: (change: string) => `${change} یہ آپ نے نہیں کیا تو واپس کر دیں۔`,
  text: (change: string) => `${change} یہ آپ نے ہی کیا تو کچھ کرنے کی ضرورت نہیں۔`,
  note: 'اس سے آپ کے نمبر، اکاؤنٹ اور پیغام پہلے جیسے ہو جاتے ہیں، جڑا ہوا واٹس ایپ ہٹ جاتا ہے، سب فون اور کمپیوٹر لاگ آؤٹ ہو جاتے ہیں، اور آپ نیا پاس ورڈ رکھتے ہیں۔ یہ بٹن 7 دن چلتا ہے۔',
}

export const deletion = {
  subject: (day: string) => `آپ کا WhatsStore اکاؤنٹ \u2068${day}\u2069 کو مٹ جائے گا`,
  preview: 'رکھنا ہو تو اس سے پہلے لاگ اِن کریں۔',
  heading: (day: string) => `آپ کا اکاؤنٹ \u2068${day}\u2069 کو مٹ جائے گا`,
  text: 'آپ کی دکان بند ہو چکی ہے اور سب فون اور کمپیوٹر لاگ آؤٹ ہیں۔ اُس دن آپ کی دکان، پراڈکٹس، آرڈر اور تصویریں ہمیشہ کے لیے مٹ جائیں گی۔',
  button: 'رکھنے کے لیے لاگ اِن کریں',
  note: 'یہ آپ نے نہیں کیا تو لاگ اِن کریں، اکاؤنٹ رکھیں، اور فوراً پاس ورڈ بدلیں۔',
}

export const deleted = {
  subject: 'آپ کا WhatsStore اکاؤنٹ مٹ گیا',
  preview: 'اس میں جو کچھ تھا، سب مٹ چکا ہے۔',
  heading: 'آپ کا اکاؤنٹ مٹ گیا',
  text: (days: number, backupDays: number) =>
    `آپ نے \u2068${days}\u2069 دن پہلے یہ مانگا تھا۔ آپ کی دکان، پراڈکٹس، آرڈر اور تصویریں مٹ چکی ہیں؛ بیک اپ میں جو باقی ہے وہ \u2068${backupDays}\u2069 دن کے اندر مٹ جائے گا۔`,
  note: 'ہمارے ساتھ رہنے کا شکریہ۔ نیا اکاؤنٹ جب چاہیں کھولیں۔',
}

export const domainAdvice: Record<DomainProblem, string> = {
  'no proof': 'ابھی TXT ریکارڈ نظر نہیں آیا۔ محفوظ کرنے کے بعد چند منٹ، کہیں کہیں ایک دن لگتا ہے۔',
  'points elsewhere': 'وہاں TXT ریکارڈ موجود ہے۔ ایڈریس ابھی ہم تک نہیں آتا: CNAME ریکارڈ دیکھیں۔',
  taken: 'یہ ایڈریس یہاں کسی اور دکان کا ہے اور اس کا TXT ریکارڈ اب بھی لگا ہے۔ پہلے وہ ہٹائیں۔',
  'no certificate': 'دونوں ریکارڈ ٹھیک ہیں۔ براؤزر کے تالے کا سرٹیفکیٹ لیا جا رہا ہے، چند منٹ لگیں گے۔',
  'no answer': 'آپ کے ڈومین کی کمپنی نے جواب نہیں دیا۔ ہم دوبارہ کوشش کریں گے۔',
  plan: 'اپنا ایڈریس پریمیم میں ملتا ہے۔ تب تک اس کے لنک آپ کی یہاں کی دکان کھولتے ہیں۔',
  'given up': 'دو ہفتے بعد ہم نے دیکھنا چھوڑ دیا۔ دونوں ریکارڈ دیکھیں، پھر «ابھی چیک کریں» دبائیں۔',
}

export const domainLost = {
  subject: (host: string) => `آپ کا ایڈریس \u2068${host}\u2069 اب نہیں چل رہا`,
  preview: (address: string) => `تب تک آپ کی دکان یہاں ہے: \u2068${address}\u2069`,
  heading: (host: string) => `\u2068${host}\u2069 اب نہیں چل رہا`,
  text: (address: string) => `تب تک آپ کی دکان یہاں کھلی ہے: \u2068${address}\u2069۔ باقی سب ویسا ہی ہے۔`,
  button: 'اپنی دکان کھولیں',
}

export const domainClaimed = {
  subject: (shop: string, host: string) => `\u2068${shop}\u2069 کو ایڈریس \u2068${host}\u2069 مل رہا ہے`,
  preview: 'یہ آپ نے نہیں کیا تو ابھی اپنا پاس ورڈ بدلیں۔',
  heading: (shop: string, host: string) => `\u2068${shop}\u2069 کے لیے \u2068${host}\u2069`,
  text: (host: string) =>
    `آپ کے اکاؤنٹ سے کسی نے \u2068${host}\u2069 کو دکان کا ایڈریس چنا ہے۔ ڈومین کے ریکارڈ ٹھیک ہوتے ہی دکان وہاں کھلے گی، اور یہ بند ہوا تو ہم آپ کو لکھیں گے۔`,
  note: 'یہ آپ نے نہیں کیا تو اپنا پاس ورڈ بدلیں، پھر «دکان» میں «آپ کا اپنا ایڈریس» سے اسے ہٹا دیں۔',
}

export const work = workWords

export const invitation = {
  subject: (shop: string) => `\u2068${shop}\u2069 نے آپ کو اپنی دکان میں کام کے لیے بلایا ہے`,
  heading: (shop: string) => `\u2068${shop}\u2069 میں کام کریں`,
  text: (shop: string, work: string) => `\u2068${shop}\u2069 کی طرف سے آپ کو دکان میں کام کا بلاوا ہے۔ ${work}`,
  button: 'بلاوا دیکھیں',
  note: (days: number) =>
    `لنک ایک بار اور \u2068${days}\u2069 دن تک چلتا ہے۔ آپ اس دکان کو نہیں جانتے تو اس ای میل کو رہنے دیں: اس کے بغیر کچھ نہیں ہو گا۔`,
}

export const staffJoined = {
  subject: (name: string, shop: string) => `\u2068${name}\u2069 اب \u2068${shop}\u2069 میں کام کرتے ہیں`,
  preview: (name: string) => `\u2068${name}\u2069 نے آپ کا بلاوا قبول کر لیا ہے۔`,
  heading: (name: string) => `\u2068${name}\u2069 اب آپ کی دکان میں ہیں`,
  text: (name: string, email: string, shop: string) =>
    `\u2068${name}\u2069 (\u2068${email}\u2069) نے \u2068${shop}\u2069 میں کام کا بلاوا قبول کر لیا ہے۔`,
  button: 'دیکھیں آپ کی دکان میں کون کام کرتا ہے',
  note: 'آپ نے کسی کو نہیں بلایا تو انہیں وہاں سے فوراً ہٹا دیں اور اپنا پاس ورڈ بدلیں۔',
}

export const checkReasons: Record<CheckReason, string> = {
  large: 'یہ اُس سٹاک سے بڑا ہے جو بغیر کنفرم آرڈر کے لیے روکا جاتا ہے۔',
  many: 'اسی خریدار، کنکشن یا پراڈکٹ کے بہت سے بغیر کنفرم آرڈر ہیں۔',
  cancelled: 'پچھلے ایک دن میں آپ نے اسی خریدار کا آرڈر کینسل کیا۔',
  waited: 'وقت پر کنفرم نہیں ہوا، اس لیے اس کا مال پھر بِک رہا ہے۔',
}

export const orders = {
  subject: (shop: string, total: string) => `\u2068${shop}\u2069 پر نیا آرڈر: \u2068${total}\u2069`,
  heading: (shop: string) => `\u2068${shop}\u2069 پر نیا آرڈر`,
  preview: (total: string, due: string) => `\u2068${total}\u2069۔ ${due}۔`,
  previewCash: (total: string) => `\u2068${total}\u2069، کیش آن ڈیلیوری۔`,
  writeToBuyer: 'خریدار کو واٹس ایپ کریں',
  toCollect: (amount: string) => `لینے ہیں: \u2068${amount}\u2069`,
  askedInAdvance: (amount: string) => `ایڈوانس مانگا ہے: \u2068${amount}\u2069`,
  toBeChecked: (reason: string) =>
    `دیکھ لیں: ${reason} اس کے لیے سٹاک نہیں روکا گیا۔ خریدار کو فون کریں، پھر کنفرم کریں: تب سٹاک کم ہو گا۔ کوئی جواب نہ دے تو کینسل کریں۔`,
}

export const orderLines = {
  line: (id: string, amount: string, due: string, who: string) =>
    `\u2068${id}\u2069: \u2068${amount}\u2069${due && ` (${due})`}، ${who}`,
  checked: (line: string) => `${line} (دیکھ لیں)`,
  who: (name: string, goods: string) => [name && `\u2068${name}\u2069`, goods].filter(Boolean).join(': '),
  goods: (quantity: number, name: string) => `\u2068${quantity} × ${name}\u2069`,
  more: (count: number) => `اور \u2068${count}\u2069`,
  joined: (goods: string[]) => goods.join('، '),
}

export const missedAlert = {
  subject: 'نیا آرڈر: واٹس ایپ پر خبر نہیں پہنچ سکی',
  preview: 'دیکھ لیں کہ آپ کا واٹس ایپ جڑا ہوا ہے۔',
  heading: 'آپ کے لیے نیا آرڈر',
  note: 'واٹس ایپ نے یہ پیغام نہیں لیا۔ ڈیش بورڈ میں دیکھ لیں کہ وہ جڑا ہوا ہے۔',
}

export const interruptedAlert = {
  subject: 'نیا آرڈر: شاید واٹس ایپ پر خبر نہ پہنچی ہو',
  preview: 'خبر بھیجتے ہوئے رک گئی، اس لیے یہ ای میل میں ہے۔',
  heading: 'آپ کے لیے نیا آرڈر',
  note: 'واٹس ایپ پر یہ پیغام بھیجتے ہوئے رک گیا۔ وہاں آ چکا ہو تو یہ وہی آرڈر ہے۔',
}

export const cancelledByBuyer = {
  subject: (order: string, shop: string) => `خریدار نے \u2068${shop}\u2069 پر آرڈر \u2068${order}\u2069 کینسل کر دیا`,
  preview: (amount: string) => `\u2068${amount}\u2069۔ اسے نہ بھیجیں۔`,
  heading: 'خریدار نے آرڈر کینسل کر دیا',
  text: (order: string, amount: string, buyer: string) =>
    `آرڈر \u2068${order}\u2069، \u2068${amount}\u2069، \u2068${buyer}\u2069۔ اسے نہ بھیجیں۔`,
}

export const digests = {
  orders: (count: number) => `\u2068${count}\u2069 نئے آرڈر`,
  unconfirmed: 'آرڈر جو ابھی کنفرم نہیں ہوئے',
  payments: (count: number) => `\u2068${count}\u2069 پیمنٹ دیکھنے والی`,
  reviews: (count: number) => `\u2068${count}\u2069 نئی رائے`,
  openOrders: 'اپنے آرڈر کھولیں',
  openReviews: 'خریداروں کی رائے کھولیں',
  more: (count: number) => `… اور \u2068${count}\u2069۔`,
}

export const payoutMethods: Record<PaymentMethod, string> = {
  cash: 'نقد',
  jazzcash: 'جاز کیش',
  easypaisa: 'ایزی پیسہ',
  bank_transfer: 'بینک ٹرانسفر',
  other: 'کوئی اور',
}

export const withdrawal = {
  subject: 'آپ نے اپنے پوائنٹ نکلوانے کو کہا ہے',
  preview: (points: string, method: string) => `\u2068${points}\u2069 پوائنٹ، طریقہ: ${method}۔`,
  heading: 'پوائنٹ نکلوانے کی درخواست',
  text: (points: string, method: string) =>
    `\u2068${points}\u2069 پوائنٹ کے پیسے ملنے ہیں، طریقہ: ${method}۔ یہ آپ نے ہی کیا تو کچھ کرنے کی ضرورت نہیں۔`,
  note: 'وہاں نیا پاس ورڈ رکھیں۔ اس سے درخواست ختم ہو جاتی ہے، پوائنٹ واپس آ جاتے ہیں، اور سب فون اور کمپیوٹر لاگ آؤٹ ہو جاتے ہیں۔',
}

export const paymentKinds: Record<PaymentKind, string> = {
  bank: 'بینک ٹرانسفر',
  easypaisa: 'ایزی پیسہ',
  jazzcash: 'جاز کیش',
  raast: 'راست',
  other: 'کوئی اور طریقہ',
}

const starsOf = (count: number) => (count === 1 ? 'ایک ستارہ' : `\u2068${count}\u2069 ستارے`)

export const notices = {
  subject: 'آپ کے لیے WhatsStore کا پیغام',
  premiumUntil: (day: string) => `آپ کے پاس \u2068${day}\u2069 تک پریمیم ہے`,
  premiumForGood: 'آپ کے پاس پریمیم ہے، کوئی آخری تاریخ نہیں',
  thanks: (words: string) => `${words}۔ شکریہ!`,
  suspended: (shop: string) => `آپ کی دکان «\u2068${shop}\u2069» روک دی گئی ہے۔ سپورٹ سے رابطہ کریں۔`,
  suspendedFor: (shop: string, reason: string) =>
    `آپ کی دکان «\u2068${shop}\u2069» روک دی گئی ہے۔ وجہ: \u2068${reason}\u2069\nسپورٹ سے رابطہ کریں۔`,
  openAgain: (shop: string) => `آپ کی دکان «\u2068${shop}\u2069» پھر کھل گئی ہے۔`,
  buyerPaid: (order: string, amount: string, kind: string, reference: string) =>
    `آرڈر \u2068${order}\u2069 کے خریدار نے بتایا ہے کہ \u2068${amount}\u2069 بھیج دیے ہیں: ${kind}، ٹرانزیکشن \u2068${reference}\u2069۔ اپنا اکاؤنٹ دیکھیں، پھر آرڈر میں اسے قبول کریں۔`,
  advanceLate: (order: string) =>
    `آرڈر \u2068${order}\u2069 کا ایڈوانس وقت پر نہیں آیا۔ آرڈر کینسل ہو گیا ہے اور اس کا مال پھر بِک رہا ہے۔`,
  giveBack: (amount: string) => `اس میں سے \u2068${amount}\u2069 مل چکے تھے: وہ واپس کر دیں۔`,
  reviewed: (order: string, product: string, stars: number) =>
    `آرڈر \u2068${order}\u2069 کے خریدار نے \u2068${product}\u2069 پر رائے دی، ${starsOf(stars)}۔`,
  reviewedSaying: (order: string, product: string, stars: number, words: string) =>
    `آرڈر \u2068${order}\u2069 کے خریدار نے \u2068${product}\u2069 پر رائے دی، ${starsOf(stars)}: «\u2068${words}\u2069»`,
  reviewChanged: (order: string, product: string, stars: number) =>
    `آرڈر \u2068${order}\u2069 کے خریدار نے \u2068${product}\u2069 پر اپنی رائے بدلی، ${starsOf(stars)}۔`,
  reviewChangedSaying: (order: string, product: string, stars: number, words: string) =>
    `آرڈر \u2068${order}\u2069 کے خریدار نے \u2068${product}\u2069 پر اپنی رائے بدلی، ${starsOf(stars)}: «\u2068${words}\u2069»`,
  oneHoldEnded: (order: string) =>
    `ایک آرڈر وقت پر کنفرم نہیں ہوا، اس لیے اس کا مال پھر بِک رہا ہے: \u2068${order}\u2069۔ وہ آپ کے آرڈرز میں ہی ہے، «دیکھ لیں» کے نشان کے ساتھ۔ کنفرم کرنے پر مال پھر سٹاک سے کم ہو گا۔`,
  holdsEnded: (count: number, orders: string) =>
    `\u2068${count}\u2069 آرڈر وقت پر کنفرم نہیں ہوئے، اس لیے ان کا مال پھر بِک رہا ہے: ${orders}۔ وہ آپ کے آرڈرز میں ہی ہیں، «دیکھ لیں» کے نشان کے ساتھ۔ کنفرم کرنے پر مال پھر سٹاک سے کم ہو گا۔`,
  listed: (orders: string[]) => orders.map((order) => `\u2068${order}\u2069`).join('، '),
  listedAndMore: (orders: string[], more: number) =>
    `${orders.map((order) => `\u2068${order}\u2069`).join('، ')} اور \u2068${more}\u2069 مزید`,
}

export const planEnds = {
  endsOn: (day: string) => `آپ کا پریمیم \u2068${day}\u2069 کو ختم ہو رہا ہے۔`,
  after: 'اس دن کے بعد آپ کی دکان مفت پلان پر چلتی رہے گی، اور اس کا کچھ نہیں مٹے گا۔',
  endedSubject: (day: string) => `آپ کا پریمیم \u2068${day}\u2069 کو ختم ہو گیا`,
  ended: (day: string) => `آپ کا پریمیم \u2068${day}\u2069 کو ختم ہو گیا۔`,
  layout: (shown: string, chosen: string) =>
    `آپ کی دکان اب \u2068${shown}\u2069 تھیم میں نظر آتی ہے۔ آپ کا \u2068${chosen}\u2069 ڈیزائن محفوظ ہے۔`,
  kept: 'کچھ نہیں مٹا: آپ کے پراڈکٹس، آرڈر اور ڈیزائن محفوظ ہیں۔',
  toKeep: 'جاری رکھنا ہو تو ہمیں لکھیں۔',
  toKeepBy: (link: string) => `جاری رکھنا ہو تو ہمیں واٹس ایپ پر لکھیں: \u2068${link}\u2069`,
  toRenew: 'دوبارہ لینا ہو تو ہمیں لکھیں۔',
  toRenewBy: (link: string) => `دوبارہ لینا ہو تو ہمیں واٹس ایپ پر لکھیں: \u2068${link}\u2069`,
  costs: (price: string) => `قیمت مہینے کی \u2068${price}\u2069 ہے۔`,
}
