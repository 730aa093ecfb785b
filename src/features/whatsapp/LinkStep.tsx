import { useQuery } from '@tanstack/react-query'
import { Smartphone } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useMedia } from '#src/lib/browser/use-media.ts'
import { Button } from '#src/ui/Button.tsx'
import { connectionQuery } from './connection.ts'
import { LOOK_EVERY_MS } from './link-codes.ts'
import { PairingCode } from './PairingCode.tsx'
import { QrCode } from './QrCode.tsx'
import * as say from './words.ts'

/** Both ways to link a phone: on a phone the typed code first, on a computer the QR code. */
export const LinkStep = ({ userId, onConnected }: { userId: string; onConnected: () => void }) => {
  const onPhone = useMedia('(max-width: 767px)')
  const [typing, setTyping] = useState(false)
  const connection = useQuery({ ...connectionQuery(userId), refetchInterval: LOOK_EVERY_MS })
  const connected = connection.data?.state === 'connected'
  useEffect(() => {
    if (connected) onConnected()
  }, [connected, onConnected])
  return (
    <div className="flex flex-col gap-5">
      {onPhone && <PairingCode userId={userId} />}
      <p role="status" className="text-center text-muted text-sm">
        {say.waitingForYourPhone}
      </p>
      {onPhone && <h3 className="border-line border-t pt-5 font-semibold">{say.scanIfOnAnotherPhone}</h3>}
      <QrCode userId={userId} />
      {!onPhone &&
        (typing ? (
          <div className="border-line border-t pt-5">
            <PairingCode userId={userId} />
          </div>
        ) : (
          <Button
            variant="secondary"
            wide
            icon={<Smartphone aria-hidden="true" />}
            // Making a code rings that phone, so only on request.
            onClick={() => setTyping(true)}
          >
            {say.linkWithACodeInstead}
          </Button>
        ))}
    </div>
  )
}
