import { Fragment, useState } from 'react'
import { formatPhone } from '#contract/phone-formats.ts'
import { useMe } from '#src/features/shared/queries.ts'
import { Card, CardHeading } from '#src/ui/Card.tsx'
import * as common from '#src/ui/words.ts'
import { EmailDialog } from './EmailDialog.tsx'
import { NumberDialog } from './NumberDialog.tsx'
import { PasswordDialog } from './PasswordDialog.tsx'
import { PendingEmail } from './PendingEmail.tsx'
import { SettingRow } from './SettingRow.tsx'
import * as say from './words.ts'

type Changed = 'email' | 'password' | 'number'

const dialogs = { email: EmailDialog, password: PasswordDialog, number: NumberDialog }

/** Lets an email break after its signs rather than in a word. */
const breakable = (email: string) => (
  <bdi>
    {email.split(/(?<=[@.])/).map((part, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text
      <Fragment key={index}>
        {part}
        <wbr />
      </Fragment>
    ))}
  </bdi>
)

/** Sign-in address, password and phone number. */
export const SignInCard = () => {
  const me = useMe()
  const [changed, setChanged] = useState<Changed>()
  const Dialog = changed && dialogs[changed]
  return (
    <Card>
      <CardHeading title={say.signInAndContact} />
      <div className="flex flex-col divide-y divide-line">
        <SettingRow
          label={say.email}
          value={breakable(me.email)}
          action={say.changeEmail}
          onChange={() => setChanged('email')}
        >
          <PendingEmail />
        </SettingRow>
        <SettingRow
          label={common.password}
          value={
            <>
              <span aria-hidden="true">••••••••</span>
              <span className="sr-only">{say.hidden}</span>
            </>
          }
          action={say.changePassword}
          onChange={() => setChanged('password')}
        />
        <SettingRow
          label={say.whatsappNumber}
          value={
            me.whatsapp_number ? <bdi dir="ltr">{formatPhone(me.whatsapp_number, me.country_code)}</bdi> : say.noneYet
          }
          action={say.changeWhatsappNumber}
          onChange={() => setChanged('number')}
        />
      </div>
      {Dialog && <Dialog onClose={() => setChanged(undefined)} />}
    </Card>
  )
}
