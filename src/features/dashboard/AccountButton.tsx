import { ChevronsUpDown, CircleUser } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Button } from '#src/ui/Button.tsx'
import * as say from './words.ts'

/** Opens the account menu. Holds its place while the menu's code loads. */
export const AccountButton = ({ email, ...rest }: { email: string } & ComponentProps<typeof Button>) => (
  <Button
    variant="quiet"
    size="small"
    aria-label={say.accountOf(email)}
    className="min-w-11"
    icon={<CircleUser aria-hidden="true" />}
    {...rest}
  >
    <span dir="ltr" className="hidden max-w-56 truncate sm:inline">
      {email}
    </span>
    {/* Not the arrow of the sign-in form: the build puts an icon in the chunk of the first screen that uses it. */}
    <ChevronsUpDown aria-hidden="true" className="max-sm:hidden" />
  </Button>
)
