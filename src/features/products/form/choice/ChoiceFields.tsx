import { Plus } from 'lucide-react'
import { type Ref, useImperativeHandle, useRef } from 'react'
import { Button } from '#src/ui/Button.tsx'
import type { ImageList } from '../image-list.ts'
import { type ChoiceValues, gridOf, imageOption, isCounted, newChoice, setRow } from './choice-values.ts'
import { removeValue, setImage } from './edit-values.ts'
import { ImageChoice } from './ImageChoice.tsx'
import { OptionCard } from './OptionCard.tsx'
import { useOpenUnits } from './use-open-units.ts'
import { VariantGrid } from './VariantGrid.tsx'
import * as say from './words.ts'

interface ChoiceFieldsProps {
  /** `null` for a product without options. */
  choice: ChoiceValues | null
  /** An existing product. */
  productId?: string | undefined
  images: ImageList
  error: string | undefined
  /** Whether prices before are asked for. */
  reduced: boolean
  /** Stock typed so far, which becomes the first variant's. */
  stock: string
  onChange: (choice: ChoiceValues | null) => void
  /** Takes the focus to what is to correct. */
  ref: Ref<{ focus: () => void }>
}

/** Sizes, colours and the like of a product, and the stock of each. */
export const ChoiceFields = ({
  choice,
  productId,
  images,
  error,
  reduced,
  stock,
  onChange,
  ref,
}: ChoiceFieldsProps) => {
  const section = useRef<HTMLElement>(null)
  /** Whether she just added an option, or removed the last one: the focus follows. */
  const isFresh = useRef(false)
  const refocus = (next: ChoiceValues | null) => {
    isFresh.current = true
    onChange(next)
  }
  useImperativeHandle(ref, () => ({
    focus: () => {
      const inputs = [...(section.current?.querySelectorAll('input') ?? [])]
      const [first = inputs[0]] = inputs.filter(({ dataset, value }) => dataset.column === 'stock' && !isCounted(value))
      first?.focus()
    },
  }))
  const openUnits = useOpenUnits(choice ? productId : undefined)
  if (!choice) {
    return (
      <Button
        variant="link"
        size="text"
        className="-my-2 self-start"
        autoFocus={isFresh.current}
        onClick={() => refocus(newChoice())}
      >
        {say.sizesOrColors}
      </Button>
    )
  }
  const [first] = gridOf(choice)
  const isTurnedOn = productId !== undefined && gridOf(choice).every(({ row }) => !row.id)
  const isFirstFilled = isTurnedOn && first !== undefined && Number(stock) > 0 && first.row.stock === stock
  /** Makes today's stock the first variant's. */
  const change = (next: ChoiceValues) => {
    const [row] = gridOf(next)
    onChange(isTurnedOn && !first && row ? setRow(next, row.key, { stock }) : next)
  }
  const at = imageOption(choice)
  const withImages = choice.options[at]
  const { options } = choice
  return (
    <section
      className="flex flex-col gap-4 rounded-xl border border-line p-4"
      aria-label={say.sizesAndColors}
      ref={section}
      tabIndex={-1}
    >
      {options.map((option, index) => (
        <OptionCard
          // biome-ignore lint/suspicious/noArrayIndexKey: at most two, which keep their places
          key={index}
          {...{ choice, option, index, openUnits }}
          isNew={isFresh.current}
          onChange={change}
          onRemove={() => {
            refocus(
              options.length === 1 ? null : { ...choice, options: options.filter((one) => one !== option), rows: {} },
            )
            section.current?.focus({ preventScroll: true })
          }}
          onRemoveValue={(label) => onChange(removeValue(choice, index, label))}
        />
      ))}
      {options.length === 1 && (
        <Button
          variant="quiet"
          size="small"
          className="-ms-3 self-start"
          icon={<Plus aria-hidden="true" />}
          onClick={() =>
            refocus({
              ...choice,
              options: [...options, { name: options[0]?.name === 'Colour' ? 'Size' : 'Colour', values: [] }],
              rows: {},
            })
          }
        >
          {say.addAnotherOption}
        </Button>
      )}
      {withImages && images.length > 1 && withImages.values.length > 0 && (
        <ImageChoice
          option={withImages}
          images={images}
          onChange={(label, key) => onChange(setImage(choice, at, label, key))}
        />
      )}
      {isFirstFilled && <p className="text-muted text-sm">{say.currentAreNow(Number(stock), first?.label)}</p>}
      <VariantGrid choice={choice} error={error} reduced={reduced} onChange={change} />
    </section>
  )
}
