import { parseAsInteger, parseAsString, parseAsStringLiteral, useQueryStates } from 'nuqs'

/** Filters of a list with their choices. The first choice is the default. */
export type Choices = Record<string, readonly [string, ...string[]]>

type Chosen<C extends Choices> = { [Name in keyof C]: C[Name][number] }

const none = {}

/** Search, page and choices of a list, kept in the URL; Back undoes a choice. Always pass the same `choices`. */
export const useListFilters = <const C extends Choices = Record<never, never>>(choices: C = none as C) => {
  const [state, set] = useQueryStates(
    {
      search: parseAsString.withDefault(''),
      page: parseAsInteger.withDefault(1),
      ...Object.fromEntries(
        Object.entries(choices).map(([name, values]) => [name, parseAsStringLiteral(values).withDefault(values[0])]),
      ),
    },
    { history: 'push' },
  )
  const { search, page, ...chosen } = state
  return {
    search,
    page: Math.max(1, page),
    chosen: chosen as Chosen<C>,
    choose: <Name extends keyof C & string>(name: Name, value: C[Name][number]) =>
      void set({ [name]: value === choices[name]?.[0] ? null : value, page: null }),
    find: (text: string) => {
      if (text !== search) void set({ search: text || null, page: null }, { history: 'replace' })
    },
    turn: (next: number) => {
      void set({ page: next === 1 ? null : next })
      scrollTo(0, 0)
    },
  }
}
