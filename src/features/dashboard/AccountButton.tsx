import { ChevronsUpDown, CircleUser } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Button } from '#src/ui/Button.tsx'

/** Opens the account's menu; a place for it while the menu's code is on its way. */
export const AccountButton = ({ email, ...rest }: { email: string } & ComponentProps<typeof Button>) => (
  <Button
    variant="quiet"
    size="small"
    aria-label={`Account of ${email}`}
    className="min-w-11"
    icon={<CircleUser aria-hidden="true" />}
    {...rest}
  >
    <span className="hidden max-w-56 truncate sm:inline">{email}</span>
    {/* Not the arrow of the sign-in form: an icon goes where the first screen wants it. */}
    <ChevronsUpDown aria-hidden="true" className="max-sm:hidden" />
  </Button>
)
