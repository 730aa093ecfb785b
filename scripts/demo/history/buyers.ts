import type { Currency } from '#contract/money.ts'

/** Someone who orders in the demo: the numbers belong to nobody. */
export interface DemoBuyer {
  name: string
  phone: string
  address: string
}

const number = (index: number) => `0300 00001${String(index).padStart(2, '0')}`

const demoBuyers: readonly DemoBuyer[] = [
  ['Ayesha Khan', 'House 12, Street 4, Gulberg III, Lahore'],
  ['Bilal Ahmed', 'Flat 7, Al-Noor Apartments, Block 13-D, Gulshan-e-Iqbal, Karachi'],
  ['Fatima Zahra', 'House 88, Sector F-10/2, Islamabad'],
  ['سارہ ملک', 'مکان نمبر ۱۲، گلی ۳، سمن آباد، لاہور'],
  ['Hamza Sheikh', 'Shop 3, Main Bazaar, Saddar, Rawalpindi'],
  ['Maryam Iqbal', 'House 45, Block B, Model Town, Lahore'],
  ['Usman Tariq', 'Street 9, Peoples Colony No. 1, Faisalabad'],
  ['Zainab Raza', 'House 3-C, Phase 5, DHA, Karachi'],
  ['Noor ul Ain', 'Mohallah Qadirabad, near Jamia Masjid, Sialkot'],
  ['Ali Hassan', 'House 21, Cantt Road, Multan'],
  ['Sana Yousaf', 'House 210, Phase 2, Hayatabad, Peshawar'],
  ['Imran Butt', 'Satellite Town, Gujranwala'],
  ['Khadija Siddiqui', 'Flat 5, Clifton Block 8, Karachi'],
  ['Rabia Aslam', 'House 77, Johar Town, Lahore'],
  ['Tahir Mehmood', 'Near Railway Station, Bahawalpur'],
  ['Hira Nadeem', 'House 14, Latifabad Unit 7, Hyderabad'],
].map(([name = '', address = ''], index) => ({ name, phone: number(index), address }))

/** Buyers of a shop in the Emirates. */
const emiratesBuyers: readonly DemoBuyer[] = [
  ['Mariam Al Suwaidi', 'Villa 14, Street 21B, Al Barsha 2, Dubai'],
  ['Omar Haddad', 'Apartment 1203, Marina Crown, Dubai Marina, Dubai'],
  ['Layla Mansour', 'Villa 8, Khalifa City A, Abu Dhabi'],
  ['Priya Nair', 'Flat 406, Al Nahda Tower, Al Nahda, Sharjah'],
  ['Yousef Rahman', 'Villa 3, Al Rawda 3, Ajman'],
  ['Grace Villanueva', 'Flat 27, Al Karama Centre, Dubai'],
].map(([name = '', address = ''], index) => ({ name, phone: `050 000 00${10 + index}`, address }))

/** The buyers of a shop, by the currency it sells in. */
export const buyersIn = (currency: Currency): readonly DemoBuyer[] => (currency === 'AED' ? emiratesBuyers : demoBuyers)

export const demoNotes: readonly string[] = [
  'Please call before you come.',
  'Wrap it well, please.',
  'It is a gift: no bill in the parcel.',
  'Deliver after 5 pm.',
]
