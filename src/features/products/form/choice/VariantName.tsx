import { cx } from 'class-variance-authority'

interface VariantNameProps {
  labels: readonly string[]
  /** Labels of the row above. */
  above: readonly string[] | undefined
  /** Whether fields stand below a long name on a phone. */
  wide?: boolean
}

/** Letters that fit beside two fields on a phone. */
const SHORT = 8

/** Names a row of variants. The value of a first option stands once, above the rows that share it. */
export const VariantName = ({ labels, above, wide = false }: VariantNameProps) => {
  const [first, ...others] = labels
  const isGrouped = others.length > 0
  const name = isGrouped ? others.join(', ') : (first ?? '')
  return (
    <>
      {isGrouped && first !== above?.[0] && (
        <span dir="auto" className="w-full break-words pt-1 text-left font-medium text-sm">
          {first}
        </span>
      )}
      <span
        dir="auto"
        className={cx(
          'min-w-0 flex-1 break-words text-left text-sm',
          wide && name.length > SHORT && 'max-sm:basis-full',
        )}
      >
        {name}
      </span>
    </>
  )
}
