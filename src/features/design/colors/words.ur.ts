/** Words about how readable text is with a color, in Urdu. To be read by a native speaker. */

export const tooLightOnBackground = (shown: string): string =>
  `آپ کے بیک گراؤنڈ پر بہت ہلکا ہے، پڑھا نہیں جاتا: اس رنگ کی لکھائی گہری دکھائی جاتی ہے، \u2068${shown}\u2069 میں۔`
export const tooDarkOnBackground = (shown: string): string =>
  `آپ کے بیک گراؤنڈ پر بہت گہرا ہے، پڑھا نہیں جاتا: اس رنگ کی لکھائی ہلکی دکھائی جاتی ہے، \u2068${shown}\u2069 میں۔`
export const tooLightForButtons = (shown: string): string =>
  `بہت ہلکا ہے، اس پر سفید لکھائی پڑھی نہیں جاتی: بٹن گہرے دکھائے جاتے ہیں، \u2068${shown}\u2069 میں۔`
export const buttonsCarry = (isWhite: boolean, isVeryEasy: boolean): string =>
  `بٹن پر ${isWhite ? 'سفید' : 'گہری'} لکھائی ہو گی، جو ${isVeryEasy ? 'بہت آسانی' : 'آسانی'} سے پڑھی جاتی ہے۔`
export const onYourBackground = (isVeryEasy: boolean): string =>
  `آپ کے بیک گراؤنڈ پر ${isVeryEasy ? 'بہت آسانی' : 'آسانی'} سے پڑھا جاتا ہے۔`
export const yourTextOnIt = (isVeryEasy: boolean): string =>
  `اس پر آپ کی لکھائی ${isVeryEasy ? 'بہت آسانی' : 'آسانی'} سے پڑھی جاتی ہے۔`
export const textShownDarker = (shown: string): string =>
  `اس پر آپ کی لکھائی کا رنگ پڑھا نہیں جاتا: لکھائی گہری دکھائی جاتی ہے، \u2068${shown}\u2069 میں۔`
export const textShownLighter = (shown: string): string =>
  `اس پر آپ کی لکھائی کا رنگ پڑھا نہیں جاتا: لکھائی ہلکی دکھائی جاتی ہے، \u2068${shown}\u2069 میں۔`
export const whiteWordsOnIt = (isVeryEasy: boolean): string =>
  `اس پر سفید لکھائی ${isVeryEasy ? 'بہت آسانی' : 'آسانی'} سے پڑھی جاتی ہے۔`
export const tooLightForWhiteWords = (shown: string): string =>
  `بہت ہلکا ہے، اس پر سفید لکھائی پڑھی نہیں جاتی: یہ گہرا دکھایا جاتا ہے، \u2068${shown}\u2069 میں۔`
export const palettes = 'رنگوں کے سیٹ'
