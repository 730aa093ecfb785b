/** Words of printing slips and labels. */

import { plural } from '#src/lib/plural.ts'

export const a4OneEach = 'A4, one each'
export const aPackingSlipWithPrices = 'A packing slip with prices'
export const a4FourLabels = 'A4, four labels'
export const toCutOrFor = 'To cut, or for sticker sheets'
export const forALabelPrinter = 'For a label printer'
export const mmRoll80 = '80 mm roll'
export const forAReceiptPrinter = 'For a receipt printer'
export const printCounted = (count: number): string => `Print ${plural(count, 'slip')}`
export const print = 'Print'
export const paper = 'Paper'
export const failedToPrint = 'Failed to print'
export const a6Label = 'A6 label'
