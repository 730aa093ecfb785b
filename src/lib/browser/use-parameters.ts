import { useSyncExternalStore } from 'react'

/** Reads a parameter of the URL; `null` stands for one that is absent. */
type Parameter = (text: string | null) => string | number | boolean | null
type Values<Parameters extends Record<string, Parameter>> = {
  [Name in keyof Parameters]: ReturnType<Parameters[Name]>
}

/** Whether a change adds a step to go back to. */
type Step = 'push' | 'replace'

export const text =
  <Fallback extends string | null = null>(fallback = null as Fallback) =>
  (read: string | null): string | Fallback =>
    read || fallback

export const wholeNumber = (fallback: number) => (read: string | null) => {
  const number = Number.parseInt(read ?? '', 10)
  return Number.isNaN(number) ? fallback : number
}

export const yes = (read: string | null): boolean => read === 'true'

export const oneOf =
  <Choice extends string, Fallback extends Choice | null = null>(
    choices: readonly Choice[],
    fallback = null as Fallback,
  ) =>
  (read: string | null): Choice | Fallback =>
    choices.find((choice) => choice === read) ?? fallback

const followers = new Set<() => void>()

const follow = (onChange: () => void) => {
  followers.add(onChange)
  addEventListener('popstate', onChange)
  return () => {
    followers.delete(onChange)
    removeEventListener('popstate', onChange)
  }
}

/** Changes the URL of the dashboard and shows what it names. */
export const goTo = (address: string, step: Step = 'push'): void => {
  history[`${step}State`](step === 'push' ? null : history.state, '', address)
  for (const onChange of followers) onChange()
}

/** The parameters of the URL that `known` reads, and a function to change some of them; `null` removes one. */
export const useParameters = <Known extends Record<string, Parameter>>(known: Known, usual: Step = 'replace') => {
  const own = useSyncExternalStore(follow, () => {
    const all = [...new URLSearchParams(location.search)]
    return new URLSearchParams(all.filter(([name]) => name in known)).toString()
  })
  const query = new URLSearchParams(own)
  const values = Object.fromEntries(Object.entries(known).map(([name, read]) => [name, read(query.get(name))]))
  const set = (change: { [Name in keyof Known]?: Values<Known>[Name] | null }, step = usual): void => {
    const next = new URLSearchParams(location.search)
    for (const [name, value] of Object.entries(change)) {
      if (value === null || value === known[name]?.(null)) next.delete(name)
      else next.set(name, String(value))
    }
    const search = next.toString()
    goTo(`${location.pathname}${search && `?${search}`}${location.hash}`, step)
  }
  return [values as Values<Known>, set] as const
}
