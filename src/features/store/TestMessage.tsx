import { MessageCircle } from 'lucide-react'
import { useState } from 'react'
import { formatPhone } from '#contract/phone-formats.ts'
import type { OwnStore } from '#contract/stores/stores.ts'
import { chatLink } from '#contract/whatsapp/chat-links.ts'
import { readStored, writeStored } from '#src/lib/browser/storage.ts'
import { LinkButton } from '#src/ui/Button.tsx'
import { Filled } from '#src/ui/Filled.tsx'
import { Notice } from '#src/ui/feedback/Notice.tsx'
import * as say from './words.ts'

/** Last tested number on this device. */
const TESTED_KEY = 'whatsstore-tested-number'

/** Asks the seller to test once whether WhatsApp orders reach her, and again after a change of number. */
export const TestMessage = ({ store }: { store: OwnStore }) => {
  const [tested, setTested] = useState(() => readStored('localStorage', TESTED_KEY))
  if (tested === store.phone_number) return null
  const open = () => {
    writeStored('localStorage', TESTED_KEY, store.phone_number)
    setTested(store.phone_number)
  }
  const text = say.testFromMyShop(store.name)
  return (
    <Notice tone="info" icon={<MessageCircle aria-hidden="true" />}>
      <p>
        <Filled
          text={say.ordersGoToNumber}
          number={
            <bdi dir="ltr" className="whitespace-nowrap">
              {formatPhone(store.whatsapp_number, store.country_code)}
            </bdi>
          }
        />
      </p>
      <LinkButton
        className="mt-2"
        variant="secondary"
        size="small"
        href={chatLink(store.phone_number, text)}
        target="_blank"
        rel="noopener"
        onClick={open}
      >
        {say.sendYourselfATestMessage}
      </LinkButton>
    </Notice>
  )
}
