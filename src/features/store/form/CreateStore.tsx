import { useMe } from '#src/features/shared/queries.ts'
import { RestoredNotice } from '#src/features/shared/RestoredNotice.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Card, CardHeading } from '#src/ui/Card.tsx'
import { StoreFields } from './StoreFields.tsx'
import { useStoreForm } from './use-store-form.ts'
import * as say from './words.ts'

/** Creates the store: a new seller's first step. */
export const CreateStore = () => {
  const me = useMe()
  const { form, draft, busy, onWork, formProps } = useStoreForm({
    whatsapp: { number: me.whatsapp_number, code: me.country_code },
    // The store replaces the form; show it from its top.
    onSaved: () => scrollTo(0, 0),
  })
  return (
    <div className="flex max-w-2xl flex-col gap-4">
      <p className="text-muted text-sm">{say.createStoreFirst}</p>
      <Card>
        <CardHeading title={say.createYourStore} description={say.itIsOnlineAtOnce} />
        <form {...formProps} className="flex flex-col gap-6">
          {draft.restored && <RestoredNotice />}
          <StoreFields form={form} onWork={onWork} />
          <Button type="submit" wide busy={busy}>
            {say.createStore}
          </Button>
        </form>
      </Card>
    </div>
  )
}
