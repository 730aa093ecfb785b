import type { ReactNode } from 'react'
import { Button } from '#src/ui/Button.tsx'
import * as say from './words.ts'

interface SettingRowProps {
  label: string
  value: ReactNode
  /** Label for screen readers: `Change email`. */
  action: string
  onChange: () => void
  /** A pending change. */
  children?: ReactNode
}

/** One setting with a button to change it. */
export const SettingRow = ({ label, value, action, onChange, children }: SettingRowProps) => (
  <div className="flex flex-col gap-3 py-4 first:pt-0 last:pb-0">
    <div className="flex items-center justify-between gap-4">
      <div className="min-w-0">
        <p className="text-muted text-sm">{label}</p>
        <p className="break-words font-medium">{value}</p>
      </div>
      <Button variant="secondary" size="small" aria-label={action} onClick={onChange}>
        {say.change}
      </Button>
    </div>
    {children}
  </div>
)
