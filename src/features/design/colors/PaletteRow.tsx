import type { Palette } from '#layouts/kit/define-layout.ts'
import type { FieldKey } from '#layouts/kit/fields/field-catalogue.ts'
import type { LayoutValues } from '#layouts/kit/fields/layout-values.ts'
import { ofLayout } from '../layout-words.ts'
import * as say from './words.ts'

interface PaletteRowProps {
  palettes: readonly Palette[]
  values: LayoutValues
  onChoose: (colors: LayoutValues) => void
}

/** Whether a form has every color of a palette. */
const isChosen = ({ colors }: Palette, values: LayoutValues): boolean =>
  Object.entries(colors).every(([key, color]) => values[key as FieldKey] === color)

/** The palettes of a layout. One press sets all colors. */
export const PaletteRow = ({ palettes, values, onChoose }: PaletteRowProps) => (
  <fieldset>
    <legend className="mb-2 font-medium text-sm">{say.palettes}</legend>
    <div className="grid grid-cols-2 gap-2">
      {palettes.map((palette) => (
        <button
          key={palette.name}
          type="button"
          aria-pressed={isChosen(palette, values)}
          onClick={() => onChoose(palette.colors)}
          className="flex min-h-11 flex-col overflow-hidden rounded-lg border border-line page-side hover:border-edge aria-pressed:border-accent aria-pressed:outline-1 aria-pressed:outline-accent"
        >
          <span aria-hidden="true" className="flex h-9 w-full border-line border-b">
            {(['backgroundColor', 'textColor', 'primaryColor', 'secondaryColor'] as const).map((key) => (
              <span
                key={key}
                className={key === 'backgroundColor' ? 'flex-[2]' : 'flex-1'}
                style={{ background: palette.colors[key] }}
              />
            ))}
          </span>
          <span className="px-3 py-2 text-sm leading-tight">{ofLayout(palette.name)}</span>
        </button>
      ))}
    </div>
  </fieldset>
)
