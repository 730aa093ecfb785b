import { ChevronDown } from 'lucide-react'
import { type ComponentProps, useEffect, useState } from 'react'
import { readCountryCodes } from '#contract/accounts/countries.endpoints.ts'
import type { CountryCodeEntry } from '#contract/accounts/countries.ts'
import { call } from '#src/lib/api/api.ts'
import * as say from './words.ts'

const HOME: CountryCodeEntry = { code: '+92', country: say.pakistan, flag: '🇵🇰' }

let fetched: Promise<CountryCodeEntry[]> | undefined

/** All country codes, fetched once per page. Only Pakistan if that fails. */
const countryCodes = (): Promise<CountryCodeEntry[]> => {
  fetched ??= call(readCountryCodes).then(
    ({ country_codes }) => country_codes,
    () => {
      fetched = undefined
      return [HOME]
    },
  )
  return fetched
}

interface CountryCodeSelectProps extends Omit<ComponentProps<'select'>, 'value' | 'onChange'> {
  /** For example `+92`. */
  value: string
  onChange: (code: string) => void
}

/**
 * Shows flag and code over a native select of countries: typing finds one, a phone shows its picker.
 * Countries with the same code have separate entries.
 */
export const CountryCodeSelect = ({ value, onChange, ...rest }: CountryCodeSelectProps) => {
  const [entries, setEntries] = useState([HOME])
  const [country, setCountry] = useState('')
  useEffect(() => {
    let shown = true
    void countryCodes().then((list) => shown && setEntries(list))
    return () => {
      shown = false
    }
  }, [])
  const entry =
    entries.find((one) => one.country === country && one.code === value) ?? entries.find((one) => one.code === value)
  return (
    <span className="relative flex min-h-11 min-w-24 items-center gap-1.5 rounded-lg border border-edge bg-surface pe-8 ps-3 text-base tabular-nums transition-colors focus-within:border-accent focus-within:outline-2 focus-within:outline-accent hover:border-text">
      <span aria-hidden="true">
        {entry?.flag} {value}
      </span>
      <ChevronDown aria-hidden="true" className="pointer-events-none absolute end-2.5 size-4 text-muted" />
      <select
        aria-label={say.countryCode}
        {...rest}
        className="absolute inset-0 size-full cursor-pointer appearance-none rounded-lg bg-surface text-base text-text opacity-0"
        value={entry?.country ?? ''}
        onChange={(event) => {
          const chosen = entries.find((one) => one.country === event.target.value)
          if (!chosen) return
          setCountry(chosen.country)
          onChange(chosen.code)
        }}
      >
        {!entry && <option value="">{value}</option>}
        {entries.map((one) => (
          <option key={one.country} value={one.country}>
            {one.country} ({one.code}) {one.flag}
          </option>
        ))}
      </select>
    </span>
  )
}
