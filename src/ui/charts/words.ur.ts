/** Words of a chart, in Urdu. To be read by a native speaker. */
export const showAsTable = 'ٹیبل میں دیکھیں'
