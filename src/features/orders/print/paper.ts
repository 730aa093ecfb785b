import * as say from './words.ts'
/** Paper that slips are printed on: a page each, four on a page, a label printer's, a receipt printer's. */
export const papers = ['a4', 'four', 'a6', 'roll'] as const
export type Paper = (typeof papers)[number]

export const paperWords: Record<Paper, { name: string; hint: string }> = {
  a4: { name: say.a4OneEach, hint: say.aPackingSlipWithPrices },
  four: { name: say.a4FourLabels, hint: say.toCutOrFor },
  a6: { name: say.a6Label, hint: say.forALabelPrinter },
  roll: { name: say.mmRoll80, hint: say.forAReceiptPrinter },
}

const KEY = 'whatsstore-paper'

/** The paper chosen last on this device. */
export const lastPaper = (): Paper => papers.find((paper) => paper === localStorage.getItem(KEY)) ?? 'a4'

export const keepPaper = (paper: Paper): void => localStorage.setItem(KEY, paper)
