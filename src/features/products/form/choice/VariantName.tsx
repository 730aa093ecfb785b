import { cx } from 'class-variance-authority'

interface VariantNameProps {
  labels: readonly string[]
  /** Labels of the row above. */
  above: readonly string[] | undefined
  /** Letters that fit beside the fields on a phone. They stand below a longer name. */
  room?: number
}

/** Names a row of variants. The value of a first option stands once, above the rows that share it. */
export const VariantName = ({ labels, above, room = Number.POSITIVE_INFINITY }: VariantNameProps) => {
  const [first, ...others] = labels
  const isGrouped = others.length > 0
  const name = isGrouped ? others.join(', ') : (first ?? '')
  return (
    <>
      {isGrouped && first !== above?.[0] && (
        <span dir="auto" className="w-full break-words pt-1 page-side font-medium text-sm">
          {first}
        </span>
      )}
      <span
        dir="auto"
        className={cx('min-w-0 flex-1 break-words page-side text-sm', name.length > room && 'max-sm:basis-full')}
      >
        {name}
      </span>
    </>
  )
}
