import { encode } from 'uqr'

/** An order number as a QR code, for the scanner at the courier's counter. */
export const OrderCode = ({ id }: { id: string }) => {
  const { data, size } = encode(id, { border: 0, ecc: 'M' })
  const dots = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return (
    <svg aria-hidden="true" className="slip-code" viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges">
      <path d={dots.join('')} />
    </svg>
  )
}
