/** Hours after which a buyer is reminded to confirm an order. */
export const ANSWER_HOURS = 24
