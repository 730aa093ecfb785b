/** Where this device keeps the buyer's city, for every shop. */
export const CITY_KEY = 'whatsstore-city'
