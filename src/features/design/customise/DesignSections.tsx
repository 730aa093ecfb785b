import { ChevronDown } from 'lucide-react'
import { useMemo } from 'react'
import type { FieldValue } from '#contract/stores/store-page.ts'
import type { Store } from '#contract/stores/stores.ts'
import type { FieldKey } from '#layouts/kit/fields/field-catalogue.ts'
import type { LayoutValues } from '#layouts/kit/fields/layout-values.ts'
import { layoutPalettes } from '#layouts/kit/style/palettes.ts'
import { Badge } from '#src/ui/Badge.tsx'
import { contrastWords } from '../colors/contrast-words.ts'
import { PaletteRow } from '../colors/PaletteRow.tsx'
import { swatchesFor } from '../colors/swatches.ts'
import { useLogoColors } from '../colors/use-logo-colors.ts'
import { type DesignField, designSections } from '../design-values.ts'
import { asText } from '../fields/control.ts'
import { FieldControl } from '../fields/FieldControl.tsx'
import type { LayoutCard } from '../layout-cards.ts'
import { ofLayout } from '../layout-words.ts'
import type { DesignForm } from './use-design-form.ts'
import * as say from './words.ts'

interface DesignSectionsProps {
  card: LayoutCard
  store: Store
  form: DesignForm
  /** Whether buyers see this layout. */
  isLive: boolean
  /** Called after an image upload. */
  onUploaded: (values: LayoutValues) => Promise<void>
}

/** Returns what a page shows while the field is empty. */
const placeholderOf = ({ key, placeholder }: DesignField, store: Store): string | undefined => {
  if (key === 'heroTitle' || key === 'storeName') return store.name
  if (key === 'heroSubtitle') return store.bio
  if (key === 'phoneNumber' || key === 'whatsappNumber') return store.phone_number
  return placeholder
}

/** Returns a field with the texts of its form in the language of the dashboard. */
const inWords = (field: DesignField): DesignField => ({
  ...field,
  label: ofLayout(field.label),
  ...(field.helpText && { helpText: ofLayout(field.helpText) }),
  ...(field.options && { options: field.options.map((option) => ({ ...option, label: ofLayout(option.label) })) }),
})

/** Plain titles for sections with a designer's term. */
const plainTitles: Partial<Record<string, string>> = {
  Hero: say.topOfPage,
  Brand: say.nameAndLogo,
  Features: say.whyBuyFromYou,
  Highlights: say.oneLineBuyersNotice,
  'Call to Action': say.asksBuyersToWrite,
}

/** A layout's form in sections. The first one is open. */
export const DesignSections = ({ card, store, form, isLive, onUploaded }: DesignSectionsProps) => {
  const sections = useMemo(() => designSections(card.manifest), [card.manifest])
  const palettes = useMemo(() => layoutPalettes(card.manifest), [card.manifest])
  const logo = useLogoColors(store.logo_url)
  const imageOf = ({ image }: DesignField) => asText(form.values[image as FieldKey] ?? '')
  /** A new image is centered until a focus is chosen. */
  const withItsFocus = (key: FieldKey, value: FieldValue): LayoutValues => {
    const focus = sections.flatMap(({ fields }) => fields).find((field) => field.image === key)
    return { [key]: value, ...(focus ? { [focus.key]: focus.defaultValue } : {}) }
  }
  return sections.map(({ title, fields }, index) => {
    // A focus needs an image.
    const isShown = (field: DesignField) => field.type !== 'focus' || imageOf(field) !== ''
    const changed = fields.filter(({ key }) => form.dirty.includes(key)).length
    const wrong = fields.filter(({ key }) => form.errors[key]).length
    return (
      <details key={title} open={index === 0} className="group rounded-xl border border-line bg-surface shadow-card">
        <summary className="flex min-h-12 cursor-pointer select-none list-none items-center gap-2 rounded-xl px-5 font-semibold [&::-webkit-details-marker]:hidden">
          <div className="min-w-0 flex-1 py-2">
            <h3>{ofLayout(title)}</h3>
            {plainTitles[title] && <p className="font-normal text-muted text-sm">{plainTitles[title]}</p>}
          </div>
          {wrong > 0 && <Badge tone="negative">{say.toCorrect(wrong)}</Badge>}
          {wrong === 0 && changed > 0 && <Badge tone="info">{say.changed(changed)}</Badge>}
          <ChevronDown aria-hidden="true" className="size-4 text-muted transition-transform group-open:rotate-180" />
        </summary>
        <div className="flex flex-col gap-5 border-line border-t p-5">
          {palettes.length > 1 && fields.some(({ key }) => key === 'primaryColor') && (
            <PaletteRow palettes={palettes} values={form.values} onChoose={form.set} />
          )}
          {fields.filter(isShown).map((field) => (
            <div key={field.key} data-field={field.key}>
              <FieldControl
                field={{ ...inWords(field), placeholder: placeholderOf(field, store) ?? '' }}
                value={form.values[field.key] ?? field.defaultValue}
                error={form.errors[field.key]}
                contrast={field.type === 'color' ? contrastWords(field.key, form.values) : undefined}
                swatches={field.type === 'color' ? swatchesFor(card.manifest, field.key, logo) : []}
                image={imageOf(field)}
                onChange={(value) => form.set(withItsFocus(field.key, value))}
                uploadHint={isLive ? say.liveOnceUploaded : say.liveOncePublished}
                onUploaded={(value) => {
                  const values = withItsFocus(field.key, value)
                  form.set(values)
                  return onUploaded(values)
                }}
              />
            </div>
          ))}
        </div>
      </details>
    )
  })
}
