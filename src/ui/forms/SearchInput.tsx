import { Search } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { TextInput } from './TextInput.tsx'

/** Pause in typing before the search, in milliseconds. */
const PAUSE = 250

interface SearchInputProps {
  label: string
  placeholder: string
  /** The current search. */
  value: string
  /** Called with the trimmed text when typing pauses. */
  onSearch: (text: string) => void
  onFocus?: () => void
}

/** A field that searches while typing. */
export const SearchInput = ({ label, placeholder, value, onSearch, onFocus }: SearchInputProps) => {
  const [typed, setTyped] = useState(value)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  // Back or a cleared filter changes the value from outside.
  useEffect(() => setTyped(value), [value])
  const type = (text: string) => {
    setTyped(text)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => onSearch(text.trim()), PAUSE)
  }
  return (
    <div className="relative">
      <Search
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 start-3 size-4 -translate-y-1/2 text-muted"
      />
      <TextInput
        type="search"
        aria-label={label}
        placeholder={placeholder}
        value={typed}
        maxLength={64}
        enterKeyHint="search"
        onChange={(event) => type(event.target.value)}
        onFocus={onFocus}
        // Physical: the field takes its direction from the text, the icon from the page.
        className="pl-9 page-rtl:pr-9 page-rtl:pl-3"
      />
    </div>
  )
}
