/** `1 review`, `1,250 reviews` */
export const countedReviews = (count: number): string =>
  count === 1 ? '1 review' : `${count.toLocaleString('en')} reviews`

/** @example «★ 4.7 from 23 reviews» */
export const ratedWords = ({ average, count }: { average: string; count: number }): string =>
  `★ ${average} from ${countedReviews(count)}`
