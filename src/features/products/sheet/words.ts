import { plural } from '#src/lib/plural.ts'

export const failedToDownloadTheProducts = 'Failed to download the products'
export const howDoISave = 'How do I save it from Excel or Google Sheets?'
export const excelFileSaveAs =
  'Excel: File → Save As, and choose “CSV UTF-8”. Google Sheets: File → Download → Comma-separated values.'
export const saveAs = 'Save As'
export const fileName = 'File name'
export const products = 'products'
export const saveAsType = 'Save as type'
export const excelWorkbookXlsx = 'Excel Workbook (*.xlsx)'
export const csvUtf8CommaDelimited = 'CSV UTF-8 (Comma delimited)'
export const textTabDelimited = 'Text (Tab delimited)'
export const title = 'Title'
export const description = 'Description'
export const price = 'Price'
export const priceBefore = 'Price before'
export const stock = 'Stock'
export const option = 'Option'
export const value = 'Value'
export const images = 'Pictures'
export const status = 'Status'
export const mend = 'Mend'
export const changes = 'Changes'
export const leftOut = 'Left out'
export const andMore = (cells: number): string => `and ${cells} more`
export const whatChanges = 'What changes'
export const noTitle = 'No title'
export const row = (row: number): string => `Row ${row}`
export const rowRow = (row: number): string => `Row ${row}: `
export const andOthers = (all: number): string => `and ${all} others`
export const added = (added: number): string => `${plural(added, 'product')} added`
export const changed = (changed: number): string => `${plural(changed, 'product')} changed`
export const productsImported = 'Products imported'
export const done = 'Done'
export const nothingChanged = 'Nothing changed'
export const imagesLeft = (left: number): string => plural(left, 'picture')
export const importProducts = 'Import products'
export const failedToReadTheFile = 'Failed to read the file'
export const import2 = (count: number): string => `Import ${plural(count, 'product')}`
export const import3 = 'Import'
export const addOrChangeMany =
  'Add or change many products with one file. You see what changes before anything is saved.'
export const chooseACsvFile = 'Choose a CSV file'
export const downloadYourProducts = 'Download your products'
export const theFileHasAll =
  'The file has all columns. Change prices or stock in it, add rows for new products, and import it again. Rows you delete stay in your shop.'
export const addAndChange = 'Add and change'
export const changeOnly = 'Change only'
export const setStockFromTheFile = 'Set stock from the file'
export const turnOffIfYou = 'Turn off if you have sold since you downloaded it.'
export const letters = 'Letters'
export const areTheNamesBelow = 'Are the names below readable? If not, choose the other.'
export const urduAndArabicWindows1256 = 'Urdu and Arabic (Windows-1256)'
export const englishAndEuropeanWindows1252 = 'English and European (Windows-1252)'
export const toMendChangeYour = (wrong: number): string =>
  `${plural(wrong, 'product')} to mend. Change your file and choose it again: nothing is imported yet.`
export const nothingWouldChange = 'Nothing would change'
export const new2 = (added: number): string => `${added} new`
export const changedChanged = (changed: number): string => `${changed} changed`
export const asTheyAre = (same: number): string => `${same} as they are`
export const leftOutSkipped = (skipped: number): string => `${skipped} left out`
export const columnsLeftOut = 'Columns left out:'
export const aZipMayHave = 'A zip may have 150 MB. Please divide it.'
export const chooseAZipWith = (files: number): string => `Choose a zip with ${plural(files, 'picture')}`
export const imagesOfOfSent = (done: number, all: number): string =>
  `Pictures of ${done} of ${plural(all, 'product')} sent. Keep this page open.`
export const imagesSent = 'Pictures sent'
