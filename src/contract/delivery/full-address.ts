/** Joins an address and its city, unless the address names the city already. */
export const fullAddress = ({
  delivery_address,
  city = null,
}: {
  delivery_address: string
  city?: string | null | undefined
}): string => {
  const named = city === null || delivery_address.toLowerCase().includes(city.toLowerCase())
  const comma = /\p{Script=Arabic}/u.test(delivery_address) ? '،' : ','
  return named ? delivery_address : `${delivery_address}${comma} ${city}`
}
