/** Words of printing slips and labels, in Urdu. To be read by a native speaker. */

export const a4OneEach = 'A4، ہر صفحے پر ایک'
export const aPackingSlipWithPrices = 'قیمتوں والی پرچی'
export const a4FourLabels = 'A4، چار لیبل'
export const toCutOrFor = 'کاٹنے کے لیے، یا سٹیکر شیٹ پر'
export const forALabelPrinter = 'لیبل پرنٹر کے لیے'
export const mmRoll80 = '80 ملی میٹر رول'
export const forAReceiptPrinter = 'رسید والے پرنٹر کے لیے'
export const printCounted = (count: number): string => `${count} ${count === 1 ? 'پرچی' : 'پرچیاں'} پرنٹ کریں`
export const print = 'پرنٹ کریں'
export const paper = 'کاغذ'
export const failedToPrint = 'پرنٹ نہیں ہو سکا'
export const a6Label = 'A6 لیبل'
