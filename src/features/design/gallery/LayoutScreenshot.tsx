import { cx } from 'class-variance-authority'
import { isColor } from '#layouts/kit/style/color.ts'
import { fontStack } from '#layouts/kit/style/fonts.ts'
import { LayoutImage } from '#src/features/shared/LayoutImage.tsx'
import { defaultValues } from '../design-values.ts'
import type { LayoutCard } from '../layout-cards.ts'

/** A layout's colors and heading font, without a screenshot. `behind`: another image covers its right side. */
const Swatch = ({ card, behind }: { card: LayoutCard; behind?: true }) => {
  const { backgroundColor, textColor, primaryColor, secondaryColor } = defaultValues(card.manifest)
  const color = (value: unknown, otherwise: string) => (isColor(value) ? value : otherwise)
  const ground = color(backgroundColor, '#f8fafc')
  return (
    <span
      className={cx('flex size-full flex-col justify-end gap-3 p-2 @[8rem]:p-4', behind && '@[8rem]:pe-[34%]')}
      style={{ background: ground, color: color(textColor, '#374151') }}
    >
      <span
        className="hidden text-2xl leading-tight @[8rem]:block"
        style={{ fontFamily: fontStack(card.manifest.fonts.heading) }}
      >
        {card.name}
      </span>
      <span className="flex gap-2">
        {[primaryColor, secondaryColor].map((value) => (
          <span key={String(value)} className="h-8 flex-1 rounded-md" style={{ background: color(value, '#3b82f6') }} />
        ))}
      </span>
    </span>
  )
}

/** A layout's first screen: a phone's, or on wide screens a desktop's with a phone's in front. */
export const LayoutScreenshot = ({ card }: { card: LayoutCard }) => (
  <span className="relative block aspect-[4/5] w-full overflow-hidden bg-raised sm:aspect-[8/5]">
    <span className="@container hidden size-full sm:block">
      <LayoutImage layout={card.id} form="desktop">
        <Swatch card={card} behind />
      </LayoutImage>
    </span>
    <span className="@container block size-full overflow-hidden sm:absolute sm:end-[4%] sm:-bottom-px sm:h-[78%] sm:w-[25%] sm:rounded-t-lg sm:shadow-float sm:ring-1 sm:ring-edge">
      <LayoutImage layout={card.id} form="phone">
        <Swatch card={card} />
      </LayoutImage>
    </span>
  </span>
)
