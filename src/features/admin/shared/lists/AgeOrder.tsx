import { Select } from '#src/ui/forms/Select.tsx'

interface AgeOrderProps {
  label: string
  value: 'newest' | 'oldest'
  onChange: (order: 'newest' | 'oldest') => void
}

/** Chooses newest or oldest first. */
export const AgeOrder = ({ label, value, onChange }: AgeOrderProps) => (
  <Select
    aria-label={label}
    className="w-40"
    value={value}
    onChange={(event) => onChange(event.target.value === 'oldest' ? 'oldest' : 'newest')}
  >
    <option value="newest">Newest first</option>
    <option value="oldest">Oldest first</option>
  </Select>
)
