import { encode } from 'uqr'

/** A QR code: an order number for the courier's scanner, or a link for the buyer. */
export const OrderCode = ({ text }: { text: string }) => {
  const { data, size } = encode(text, { border: 0, ecc: 'M' })
  const dots = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return (
    <svg aria-hidden="true" className="slip-code" viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges">
      <path d={dots.join('')} />
    </svg>
  )
}
