import { oneOf, text, useParameters, wholeNumber } from '#src/lib/browser/use-parameters.ts'

/** Filters of a list with their choices. The first choice is the default. */
export type Choices = Record<string, readonly [string, ...string[]]>

type Chosen<C extends Choices> = { [Name in keyof C]: C[Name][number] }

const none = {}

/** Search, page and choices of a list, kept in the URL; Back undoes a choice. Always pass the same `choices`. */
export const useListFilters = <const C extends Choices = Record<never, never>>(choices: C = none as C) => {
  const [state, set] = useParameters(
    {
      search: text(''),
      page: wholeNumber(1),
      ...Object.fromEntries(Object.entries(choices).map(([name, values]) => [name, oneOf(values, values[0])])),
    },
    'push',
  )
  const { search, page, ...chosen } = state
  return {
    search,
    page: Math.max(1, page),
    chosen: chosen as Chosen<C>,
    choose: <Name extends keyof C & string>(name: Name, value: C[Name][number]) =>
      set({ [name]: value === choices[name]?.[0] ? null : value, page: null }),
    find: (text: string) => {
      if (text !== search) set({ search: text || null, page: null }, 'replace')
    },
    turn: (next: number) => {
      set({ page: next === 1 ? null : next })
      scrollTo(0, 0)
    },
  }
}
