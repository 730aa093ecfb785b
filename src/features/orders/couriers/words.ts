/** Words of couriers, their files and parcels. */

import { plural } from '#src/lib/plural.ts'

export const failedToSaveTheCity = 'Failed to save the city'
export const failedToRemoveTheCourier = 'Failed to remove the courier'
export const failedToDownload = 'Failed to download'
export const failedToRemoveTheParcel = 'Failed to remove the parcel'
export const failedToSaveTheParcel = 'Failed to save the parcel'
export const changeParcel = 'Change parcel'
export const addParcel = 'Add parcel'
export const removeParcel = 'Remove parcel'
export const saveParcel = 'Save parcel'
export const courier = 'Courier'
export const trackingNumber = 'Tracking number'
export const cashToCollect = 'Cash to collect'
export const emptyWhatIsStillDue = 'Empty: what is still due.'
export const weightInGrams = 'Weight in grams'
export const numberOfParcels = 'Number of parcels'
export const parcels = 'Parcels'
export const parcel = 'Parcel'
export const toCollect = (amount: string): string => `${amount} to collect`
export const nothingToCollect = 'Nothing to collect'
export const parcelCount = (parcels: number): string => plural(parcels, 'parcel')
export const changeTheParcelWith = (courier: string): string => `Change the parcel with ${courier}`
export const copyNumber = 'Copy number'
export const numberCopied = 'Number copied'
export const copyTheNumber = 'Copy the number'
export const follow = 'Follow'
export const addCourierAndNumber = 'Add courier and number'
export const anotherParcel = 'Another parcel'
export const noCity = 'no city'
export const paid = 'Paid'
export const city = 'City'
export const mobileNumber = 'Mobile number'
export const wholeAddress = 'Whole address'
export const aShippedOrderCan = 'A shipped order can no longer be changed. Take it off the file.'
export const failedToAddTheCourier = 'Failed to add the courier'
export const askTheShopsOwner = 'Ask the shop’s owner to add a courier.'
export const couriersToAdd = 'Couriers to add'
export const failedToChangeTheOrders = 'Failed to change the orders'
export const takeCitiesFromTheAddresses = (found: number): string => `Take ${found} cities from the addresses`
export const fileDownloaded = 'File downloaded'
export const notYet = 'Not yet'
export const markShipped = (toShip: number): string => `Mark ${toShip} shipped`
export const markedShippedTheBuyers =
  'Once marked shipped, the pages of these orders say that the parcels are on their way.'
export const courierFile = 'Courier file'
export const whoBringsYourParcels = 'Who brings your parcels?'
export const eachCourierHasIts = 'Each courier has its own file. You can add others later.'
export const failedToMakeTheFile = 'Failed to make the file'
export const toMend = (wrong: number): string => `${plural(wrong, 'order')} to mend`
export const downloadFileOf = (listed: number): string => `Download file of ${listed}`
export const forCourier = 'For {courier}'
export const leftOutOnlyConfirmed = (leftOut: number): string =>
  `${plural(leftOut, 'order')} left out: only confirmed orders with a delivery go to a courier.`
export const orderCount = (total: number): string => plural(total, 'order')
export const alsoOfAnEarlierFile = (filed: number): string => `Also ${plural(filed, 'order')} of an earlier file`
export const theyMayBeWith = 'They may be with a courier already.'
export const rowsOfTheFile = 'Rows of the file'
export const fileFor = (name: string): string => `File for ${name}`
export const couriersChangeTheirSheets =
  'Couriers change their sheets. Copy the titles from the sheet in your portal once.'
export const saveCourier = 'Save courier'
export const failedToSaveTheCourier = 'Failed to save the courier'
export const pageThatFollowsAParcel = 'Page that follows a parcel'
export const withNumberWhereThe =
  'With {number} where the tracking number goes. Empty: the buyer gets the number alone.'
export const usualWeightInGrams = 'Usual weight in grams'
export const citiesHaveNumbers = 'Cities have numbers'
export const youTypeEachCitys = 'You type each city’s number once; it is kept.'
export const noCommasInTheText = 'No commas in the text'
export const forSheetsThatStop = 'For sheets that stop at a comma.'
export const columnsFromLeftToRight = 'Columns, from left to right'
export const titleOfColumn = (index: number): string => `Title of column ${index}`
export const removeColumn = (index: number): string => `Remove column ${index}`
export const contentOfColumn = (index: number): string => `Content of column ${index}`
export const textOfColumn = (index: number): string => `Text of column ${index}`
export const addColumn = 'Add column'
export const remove = (name: string): string => `Remove ${name}`
export const couriersAndFiles = 'Couriers and files'
export const yourCouriers = 'Your couriers'
export const columnsAndWeight = (columns: number, grams: number): string =>
  `${plural(columns, 'column')} · ${grams} g a parcel`
export const change = (name: string): string => `Change ${name}`
export const addACourier = 'Add a courier:'
export const latestFiles = 'Latest files'
export const downloadTheFileFor = (courier: string, madeAt: string): string =>
  `Download the file for ${courier} of ${madeAt} again`
export const numbersSaved = 'Numbers saved'
export const done = 'Done'
export const markThemShipped = 'Mark them shipped'
export const eachBuyerSeesThe = (saved: number): string =>
  `${plural(saved, 'new number')}. Each buyer sees the courier and the number on the page of the order.`
export const trackingNumbers = 'Tracking numbers'
export const failedToSaveTheNumbers = 'Failed to save the numbers'
export const saveTheOther = (good: number): string => `Save the other ${good}`
export const savePairs = (pairs: number): string => `Save ${plural(pairs, 'number')}`
export const orderAndTrackingNumber = 'Order and tracking number'
export const oneALineAs = 'One a line, as you copy them from the courier’s site or its sheet.'
export const atMostAtOnce = (most: number): string => `At most ${most} at once`
export const orChooseACsvFile = 'Or choose a CSV file'
export const forOrdersThatStand = 'For orders that stand in no courier file.'
export const asInTheFile = 'As in the file'
export const withANumber = (ids: number): string => `${plural(ids, 'order')} with a number`
export const noCourier = 'No courier'
export const sentInTheWeekOf = 'Sent in the week of'
export const toCome = 'To come'
export const came = 'Came'
export const cameBack = 'Came back'
export const allParcels = (parcels: number): string => `All · ${parcels}`
export const cashOfYourParcels = 'Cash of your parcels'
export const byCourierForThe = (weeks: number): string => `By courier, for the last ${weeks} weeks.`
export const print = 'Print'
export const downloadAsCsv = 'Download as CSV'
export const ordersThatAreMarked = 'Orders that are marked shipped are summed here.'
export const nothingSentYet = 'Nothing sent yet'
export const failedToLoadTheSums = 'Failed to load the sums'
export const uploadTheFile =
  'Upload {file} at the courier’s site. When it gives you the tracking numbers, paste them under “Tracking numbers” in the menu above the orders.'
export const numberOfCityAt = (city: string, courier: string): string => `Number of ${city} at ${courier}`
export const cityAsWritten = (city: string, courier: string): string => `${city}, as ${courier} writes it`
export const nothingWasSaved = (reason: string): string => `${reason}. Nothing was saved.`
export const withANumberNotAll = (ids: number, unread: number, lines: string): string =>
  `${plural(ids, 'order')} with a number, ${plural(unread, 'line')} not understood: ${lines}`
