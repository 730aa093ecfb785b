import { useState } from 'react'
import { formatPhone } from '#contract/phone-formats.ts'
import { useMe } from '#src/features/shared/queries.ts'
import { Card, CardHeading } from '#src/ui/Card.tsx'
import { EmailDialog } from './EmailDialog.tsx'
import { NumberDialog } from './NumberDialog.tsx'
import { PasswordDialog } from './PasswordDialog.tsx'
import { PendingEmail } from './PendingEmail.tsx'
import { SettingRow } from './SettingRow.tsx'

type Changed = 'email' | 'password' | 'number'

const dialogs = { email: EmailDialog, password: PasswordDialog, number: NumberDialog }

/** Sign-in address, password and phone number. */
export const SignInCard = () => {
  const me = useMe()
  const [changed, setChanged] = useState<Changed>()
  const Dialog = changed && dialogs[changed]
  return (
    <Card>
      <CardHeading title="Sign-in and contact" />
      <div className="flex flex-col divide-y divide-line">
        <SettingRow label="Email" value={me.email} action="Change email" onChange={() => setChanged('email')}>
          <PendingEmail />
        </SettingRow>
        <SettingRow
          label="Password"
          value={
            <>
              <span aria-hidden="true">••••••••</span>
              <span className="sr-only">Hidden</span>
            </>
          }
          action="Change password"
          onChange={() => setChanged('password')}
        />
        <SettingRow
          label="WhatsApp number"
          value={
            me.whatsapp_number ? <bdi dir="ltr">{formatPhone(me.whatsapp_number, me.country_code)}</bdi> : 'None yet'
          }
          action="Change WhatsApp number"
          onChange={() => setChanged('number')}
        />
      </div>
      {Dialog && <Dialog onClose={() => setChanged(undefined)} />}
    </Card>
  )
}
