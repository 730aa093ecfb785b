import JsBarcode from 'jsbarcode'

/** White space that a scanner needs on each side, in modules. */
const QUIET = 10

/** Returns a 1 for each dark module of a text in Code 128, in the shortest of its three sets. */
const modulesOf = (text: string): string => {
  const drawn: { encodings?: { data: string }[] } = {}
  JsBarcode(drawn, text, { format: 'CODE128' })
  return drawn.encodings?.map(({ data }) => data).join('') ?? ''
}

/** A Code 128 barcode with its text below: an order or tracking number. */
export const Bars = ({ text }: { text: string }) => {
  const data = modulesOf(text)
  const bars = [...data.matchAll(/1+/g)].map(
    ({ index, 0: { length } }) => `M${index + QUIET} 0h${length}v1h-${length}z`,
  )
  return (
    <figure className="bars">
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${data.length + 2 * QUIET} 1`}
        preserveAspectRatio="none"
        shapeRendering="crispEdges"
      >
        <path d={bars.join('')} />
      </svg>
      <figcaption>{text}</figcaption>
    </figure>
  )
}
