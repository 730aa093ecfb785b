/** Words that a seller sends her buyers with a link, in Urdu. To be read by a native speaker. */

export const orderHere = 'یہاں یا واٹس ایپ پر آرڈر کریں، کیش آن ڈیلیوری:'
export const cashOnDelivery = (price: string) => `\u2068${price}\u2069، کیش آن ڈیلیوری`
