/** Where this tab keeps the discount code of a link, `?code=EID10`, or as typed. */
export const CODE_KEY = 'whatsstore-code'
