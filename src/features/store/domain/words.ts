/** Words of the shop's own address. */

export const yourOwnAddress = 'Your own address'
export const continueLabel = 'Continue'
export const buyADomainFirst =
  'Buy a domain first, from PKNIC, Namecheap or whoever you like. Here you say which address your shop gets.'
export const address = 'Address'
export const forExampleAddress = 'For example shop.noor.pk'
export const waitingForTheRecords = 'Waiting for the records'
export const gettingTheCertificate = 'Getting the certificate'
export const yourShopIsHere = 'Your shop is here'
export const doesNotWork = 'Does not work'
export const recordType = 'Type'
export const recordValue = 'Value'
export const copyValue = 'Copy Value'
export const valueCopied = (kind: string): string => `${kind} value copied`
export const valueOfTheRecord = (kind: string): string => `The value of the ${kind} record`
export const addTheseTwoRecords = 'Add these two records where you bought the domain:'
export const oldLinksLeadHere = 'Your old links and printed codes lead here. Leave both records as they are.'
export const checkNow = 'Check Now'
export const checked = (timeAgo: string): string => `Checked ${timeAgo}`
export const shopGoesBack = (host: string): string =>
  `Your shop goes back to its address here. Links to ${host} stop working.`
export const removeHost = (host: string): string => `Remove ${host}?`
export const buyersOpenYourDomain = 'Buyers open your shop at a domain that is yours, such as shop.noor.pk.'
export const takeYourOwn = 'Use Your Own'
export const partOfPremium = 'Part of Premium'
