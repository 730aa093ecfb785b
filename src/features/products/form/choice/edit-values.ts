import { LABEL_MAX, MAX_VARIANTS } from '#contract/products/variants.ts'
import { type ChoiceOption, type ChoiceValues, EMPTY_ROW, gridOf } from './choice-values.ts'
import { isColorOption, swatchOf } from './known-colors.ts'
import * as say from './words.ts'

const withOption = (choice: ChoiceValues, at: number, change: (option: ChoiceOption) => ChoiceOption) => ({
  ...choice,
  options: choice.options.map((option, index) => (index === at ? change(option) : option)),
})

/** A choice after an entry, and why the entry was not taken. */
interface Added {
  choice: ChoiceValues
  refused: string | null
}

/** Adds values by label, known colors with their swatch. Ignores empty ones. Adds none where it says why: `refused`. */
export const addValues = (choice: ChoiceValues, at: number, typed: readonly string[]): Added => {
  const refuse = (refused: string) => ({ choice, refused })
  const labels = typed.map((label) => label.trim()).filter(Boolean)
  if (labels.some((label) => label.length > LABEL_MAX)) return refuse(say.atMostLetters(LABEL_MAX))
  let there: string | null = null
  const next = withOption(choice, at, (option) => {
    const values = [...option.values]
    for (const label of labels) {
      const same = values.find((value) => value.label.toLowerCase() === label.toLowerCase())
      const swatch = isColorOption(option.name) ? swatchOf(label) : undefined
      if (same) there = same.label
      else values.push({ label, ...(swatch && { swatch }) })
    }
    return { ...option, values }
  })
  if (there !== null && labels.length === 1) return refuse(say.youAlreadyHave(there))
  const count = gridOf(next).length
  if (count > MAX_VARIANTS) return refuse(say.tooManyCombinations(count, MAX_VARIANTS))
  return { choice: next, refused: null }
}

/** Renames a value and keeps its rows. Leaves it where it says why: `refused`. */
export const renameValue = (choice: ChoiceValues, at: number, from: string, typed: string): Added => {
  const label = typed.trim()
  if (!label || label === from) return { choice, refused: null }
  if (label.length > LABEL_MAX) return { choice, refused: say.atMostLetters(LABEL_MAX) }
  const others = choice.options[at]?.values.filter((value) => value.label !== from) ?? []
  const same = others.find((value) => value.label.toLowerCase() === label.toLowerCase())
  if (same) return { choice, refused: say.youAlreadyHave(same.label) }
  const next = withOption(choice, at, (option) => ({
    ...option,
    values: option.values.map((value) => (value.label === from ? { ...value, label } : value)),
  }))
  const before = gridOf(choice)
  const rows = { ...choice.rows }
  for (const { key } of before) delete rows[key]
  for (const [index, { key }] of gridOf(next).entries()) rows[key] = before[index]?.row ?? EMPTY_ROW
  return { choice: { ...next, rows }, refused: null }
}

/** Moves a value one place. */
export const moveValue = (choice: ChoiceValues, at: number, label: string, by: -1 | 1): ChoiceValues =>
  withOption(choice, at, (option) => {
    const from = option.values.findIndex((value) => value.label === label)
    const [value] = option.values.slice(from, from + 1)
    const others = option.values.filter((other) => other !== value)
    return { ...option, values: value ? others.toSpliced(from + by, 0, value) : others }
  })

export const removeValue = (choice: ChoiceValues, at: number, label: string): ChoiceValues =>
  withOption(choice, at, (option) => ({ ...option, values: option.values.filter((value) => value.label !== label) }))

/** Renames an option. Known colors get their swatch once its name says that they are colors. */
export const renameOption = (choice: ChoiceValues, at: number, name: string): ChoiceValues =>
  withOption(choice, at, (option) => ({
    ...option,
    name,
    values: option.values.map((value) => {
      const swatch = isColorOption(name) && !isColorOption(option.name) ? swatchOf(value.label) : undefined
      return swatch && !value.swatch ? { ...value, swatch } : value
    }),
  }))

export const setSwatch = (choice: ChoiceValues, at: number, label: string, swatch: string): ChoiceValues =>
  withOption(choice, at, (option) => ({
    ...option,
    values: option.values.map((value) => (value.label === label ? { ...value, swatch } : value)),
  }))

export const setImage = (choice: ChoiceValues, at: number, label: string, imageKey: string | undefined) =>
  withOption(choice, at, (option) => ({
    ...option,
    values: option.values.map(({ imageKey: before, ...value }) => {
      const now = value.label === label ? imageKey : before
      return now === undefined ? value : { ...value, imageKey: now }
    }),
  }))
