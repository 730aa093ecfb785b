/** Words of the import of products from a CSV file. */

import { plural } from '#src/lib/plural.ts'

export const joined = (parts: readonly string[]): string => parts.join(', ')
export const failedToDownload = 'Failed to download the products'
export const howToSaveAsCsv = 'How do I save it from Excel or Google Sheets?'
export const whereToSaveAsCsv =
  'Excel: File → Save As, and choose “CSV UTF-8”. Google Sheets: File → Download → Comma-separated values.'
export const title = 'Title'
export const description = 'Description'
export const titleInEnglish = 'Title in English'
export const descriptionInEnglish = 'Description in English'
export const titleInUrdu = 'Title in Urdu'
export const descriptionInUrdu = 'Description in Urdu'
export const price = 'Price'
export const priceBefore = 'Price before'
export const stock = 'Stock'
export const option = 'Option'
export const optionValue = 'Value'
export const images = 'Pictures'
export const status = 'Status'
export const mend = 'Mend'
export const changes = 'Changes'
export const leftOut = 'Left out'
export const none = 'none'
export const andMore = (cells: number): string => `and ${cells} more`
export const whatChanges = 'What changes'
export const noTitle = 'No title'
export const rowNumber = (row: number): string => `Row ${row}`
export const ofRow = (row: number, note: string): string => `Row ${row}: ${note}`
export const andOthers = (products: number): string => `and ${products} others`
export const productsAdded = (products: number): string => `${plural(products, 'product')} added`
export const productsChanged = (products: number): string => `${plural(products, 'product')} changed`
export const productsImported = 'Products imported'
export const done = 'Done'
export const nothingChanged = 'Nothing changed'
export const shownInMoment = (what: string): string => `${what}. Your shop shows it in a moment.`
export const imagesMissing = (images: number, names: string): string =>
  `${plural(images, 'picture')} missing: ${names}. Import the file again together with a zip of them, or add them at the product.`
export const importProducts = 'Import products'
export const failedToReadFile = 'Failed to read the file'
export const importCounted = (products: number): string => `Import ${plural(products, 'product')}`
export const importLabel = 'Import'
export const addOrChangeMany =
  'Add or change many products with one file. You see what changes before anything is saved.'
export const chooseCsvFile = 'Choose a CSV file'
export const downloadYourProducts = 'Download your products'
export const howToChangeFile =
  'The file has all columns. Change prices or stock in it, add rows for new products, and import it again. Rows you delete stay in your shop.'
export const addAndChange = 'Add and change'
export const changeOnly = 'Change only'
export const setStockFromFile = 'Set stock from the file'
export const turnOffIfSold = 'Turn off if you have sold since you downloaded it.'
export const letters = 'Letters'
export const areNamesReadable = 'Are the names below readable? If not, choose the other.'
export const urduAndArabic = 'Urdu and Arabic (Windows-1256)'
export const englishAndEuropean = 'English and European (Windows-1252)'
export const toMend = (products: number): string =>
  `${plural(products, 'product')} to mend. Change your file and choose it again: nothing is imported yet.`
export const nothingWouldChange = 'Nothing would change'
export const countNew = (products: number): string => `${products} new`
export const countChanged = (products: number): string => `${products} changed`
export const countAsTheyAre = (products: number): string => `${products} as they are`
export const countLeftOut = (products: number): string => `${products} left out`
export const columnsLeftOut = 'Columns left out: {columns}'
export const zipTooLarge = 'A zip may have 150 MB. Please divide it.'
export const chooseZipWith = (images: number): string => `Choose a zip with ${plural(images, 'picture')}`
export const imagesOfSent = (done: number, all: number): string =>
  `Pictures of ${done} of ${plural(all, 'product')} sent. Keep this page open.`
export const imagesSent = 'Pictures sent'
