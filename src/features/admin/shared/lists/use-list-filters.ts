import { parseAsInteger, parseAsString, parseAsStringLiteral, useQueryStates } from 'nuqs'

/** What a list may be narrowed to: by name of the filter, its choices, of which the first is shown when the address names none. */
export type Choices = Record<string, readonly [string, ...string[]]>

type Chosen<C extends Choices> = { [Name in keyof C]: C[Name][number] }

const none = {}

/** The search, the page and the choices of a list as the address has them; Back undoes a choice. Give it the same `choices` always. */
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
