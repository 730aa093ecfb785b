import { plural } from '#src/lib/plural.ts'

export const a4OneEach = 'A4, one each'
export const aPackingSlipWithPrices = 'A packing slip with prices'
export const a4FourLabels = 'A4, four labels'
export const toCutOrFor = 'To cut, or for sticker sheets'
export const forALabelPrinter = 'For a label printer'
export const mmRoll80 = '80 mm roll'
export const forAReceiptPrinter = 'For a receipt printer'
export const print = (count: number): string => `Print ${plural(count, 'slip')}`
export const print2 = 'Print'
export const paper = 'Paper'
export const cashToCollect = 'Cash to collect'
export const nothingToCollect = 'Nothing to collect'
export const parcels = (pieces: number): string => plural(pieces, 'parcel')
export const pieces = (units: number): string => plural(units, 'piece')
export const failedToPrint = 'Failed to print'
