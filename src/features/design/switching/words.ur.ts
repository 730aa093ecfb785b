/** Words about a change of layout, in Urdu. To be read by a native speaker. */

import { count } from '#src/lib/numbers.ts'

export const joined = (parts: readonly string[]): string => parts.join('، ')
export const carriedOver = (settings: number): string =>
  `${count(settings)} ${settings === 1 ? 'سیٹنگ ساتھ آئے گی' : 'سیٹنگز ساتھ آئیں گی'}`
export const backAsLeft = (settings: number): string =>
  settings === 1
    ? '1 سیٹنگ ویسی ہی واپس، جیسی آپ نے چھوڑی تھی'
    : `${count(settings)} سیٹنگز ویسی ہی واپس، جیسی آپ نے چھوڑی تھیں`
export const countBackAsLeft = (settings: number): string =>
  settings === 1 ? '1 ویسی ہی واپس، جیسی آپ نے چھوڑی تھی' : `${count(settings)} ویسی ہی واپس، جیسی آپ نے چھوڑی تھیں`
export const settingsFrom = (settings: number, layout: string): string =>
  `${count(settings)} ${settings === 1 ? 'سیٹنگ' : 'سیٹنگز'} \u2068${layout}\u2069 کی`
export const isKept = (layout: string): string => `\u2068${layout}\u2069 محفوظ رہے گا`
export const comesBack = 'واپس آئیں گے تو وہاں کا سب کچھ ویسا ہی ملے گا۔'
export const notInComesBack = (settings: string, layout: string): string =>
  `\u2068${layout}\u2069 میں نہیں: ${settings}۔ واپس آئیں گے تو وہاں کا سب کچھ ویسا ہی ملے گا۔`
export const countFromLayout = (settings: number): string => `${count(settings)} نئے لے آؤٹ کی`
export const whatChanges = 'اس لے آؤٹ سے کیا بدلے گا'
export const changeTo = (layout: string): string => `\u2068${layout}\u2069 لگانا ہے؟`
export const toUseLayout = 'یہ لے آؤٹ لگائیں'
export const buyersSeeItOnceSaved = 'محفوظ ہوتے ہی خریداروں کو دِکھے گا۔ پراڈکٹس، آرڈر اور لنک ویسے ہی رہیں گے۔'
