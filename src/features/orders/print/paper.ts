/** Paper that slips are printed on: a page each, four on a page, a label printer's, a receipt printer's. */
export const papers = ['a4', 'four', 'a6', 'roll'] as const
export type Paper = (typeof papers)[number]

export const paperWords: Record<Paper, { name: string; hint: string }> = {
  a4: { name: 'A4, one each', hint: 'A packing slip with prices' },
  four: { name: 'A4, four labels', hint: 'To cut, or for sticker sheets' },
  a6: { name: 'A6 label', hint: 'For a label printer' },
  roll: { name: '80 mm roll', hint: 'For a receipt printer' },
}

const KEY = 'whatsstore-paper'

/** The paper chosen last on this device. */
export const lastPaper = (): Paper => papers.find((paper) => paper === localStorage.getItem(KEY)) ?? 'a4'

export const keepPaper = (paper: Paper): void => localStorage.setItem(KEY, paper)
