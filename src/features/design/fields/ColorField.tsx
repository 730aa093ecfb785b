import { Check, TriangleAlert } from 'lucide-react'
import { isColor, opposite } from '#layouts/kit/style/color.ts'
import { Field } from '#src/ui/forms/Field.tsx'
import { TextInput } from '#src/ui/forms/TextInput.tsx'
import type { Swatch } from '../colors/swatches.ts'
import { asText, type FieldControlProps } from './control.ts'
import * as say from './words.ts'

const LOGO = say.yourLogo

interface SwatchesProps {
  label: string
  swatches: readonly Swatch[]
  value: string
  onChoose: (color: string) => void
}

const Swatches = ({ label, swatches, value, onChoose }: SwatchesProps) => {
  const press = ({ color, palette }: Swatch) => (
    <button
      key={color}
      type="button"
      aria-pressed={color === value}
      aria-label={`${palette ?? LOGO}: ${color}`}
      title={palette ?? LOGO}
      onClick={() => onChoose(color)}
      className="grid size-11 place-items-center"
    >
      <span
        aria-hidden="true"
        className="grid size-8 place-items-center rounded-full border border-edge [&_svg]:size-4"
        style={{ background: color, color: opposite(color) }}
      >
        {color === value && <Check />}
      </span>
    </button>
  )
  const ofLogo = swatches.filter(({ palette }) => palette === null)
  return (
    <fieldset className="-mx-1 flex flex-wrap items-center">
      <legend className="sr-only">{say.suggestionsFor(label)}</legend>
      {swatches.filter(({ palette }) => palette !== null).map(press)}
      {ofLogo.length > 0 && (
        <span className="flex items-center">
          <span aria-hidden="true" className="mx-2 border-line border-s py-1 ps-3 text-muted text-xs">
            {LOGO}
          </span>
          {ofLogo.map(press)}
        </span>
      )}
    </fieldset>
  )
}

/** A color: suggested, picked or typed, with its effect on readability. */
export const ColorField = ({ field, value, error, contrast, swatches, onChange }: FieldControlProps) => {
  const text = asText(value)
  return (
    <div className="flex flex-col gap-1.5">
      <Field label={field.label} error={error}>
        {(control) => (
          <div className="flex gap-2">
            <input
              type="color"
              aria-label={say.choose(field.label)}
              value={isColor(text) ? text.toLowerCase() : '#000000'}
              onChange={(event) => onChange(event.target.value)}
              className="h-11 w-14 shrink-0 cursor-pointer rounded-lg border border-edge bg-surface p-1"
            />
            <TextInput
              {...control}
              value={text}
              maxLength={7}
              placeholder={field.placeholder || '#3b82f6'}
              spellCheck={false}
              autoCapitalize="none"
              className="font-mono uppercase placeholder:normal-case"
              onChange={(event) => onChange(withHash(event.target.value))}
            />
          </div>
        )}
      </Field>
      {swatches.length > 0 && (
        <Swatches label={field.label} swatches={swatches} value={text.toLowerCase()} onChoose={onChange} />
      )}
      <p role="status" className={`text-sm empty:hidden ${contrast?.tone === 'moved' ? 'text-warning' : 'text-muted'}`}>
        {contrast && !error && (
          <span className="flex items-start gap-1.5 [&_svg]:mt-0.5 [&_svg]:size-4 [&_svg]:shrink-0">
            {contrast.tone === 'moved' ? <TriangleAlert aria-hidden="true" /> : <Check aria-hidden="true" />}
            {contrast.words}
          </span>
        )}
      </p>
    </div>
  )
}

/** Adds the # that a pasted code may lack. */
const withHash = (typed: string): string => {
  const text = typed.trim().toLowerCase()
  return /^[0-9a-f]{6}$/.test(text) ? `#${text}` : text
}
