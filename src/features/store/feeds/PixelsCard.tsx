import { Info } from 'lucide-react'
import { useState } from 'react'
import { type Pixels, pixelForms, pixelNetworks } from '#contract/pixels/pixels.ts'
import { refusedFields } from '#src/features/shared/CallDialog.tsx'
import { errorMessage } from '#src/lib/api/api-error.ts'
import { said } from '#src/lib/server-words.ts'
import { Button } from '#src/ui/Button.tsx'
import { Card, CardHeading } from '#src/ui/Card.tsx'
import { Notice } from '#src/ui/feedback/Notice.tsx'
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx'
import { ErrorState } from '#src/ui/feedback/States.tsx'
import { Field } from '#src/ui/forms/Field.tsx'
import { SwitchField } from '#src/ui/forms/SwitchField.tsx'
import { TextInput } from '#src/ui/forms/TextInput.tsx'
import * as common from '#src/ui/words.ts'
import { usePixels, useSavePixels } from './pixels.ts'
import * as say from './words.ts'

const PixelsForm = ({ loads, ...saved }: Pixels & { loads: boolean }) => {
  const save = useSavePixels()
  const [typed, setTyped] = useState<Pixels>(saved)
  const fields = refusedFields(save)
  const isChanged = typed.ask !== saved.ask || pixelNetworks.some((one) => (typed[one] ?? '') !== (saved[one] ?? ''))
  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        save.mutate(typed)
      }}
    >
      <div className="grid gap-4 sm:grid-cols-3">
        {pixelNetworks.map((network) => (
          <Field
            key={network}
            label={said(pixelForms[network].label)}
            hint={say.forExample(pixelForms[network].example)}
            error={fields[network]}
          >
            {(field) => (
              <TextInput
                {...field}
                dir="ltr"
                autoComplete="off"
                autoCapitalize="characters"
                spellCheck={false}
                maxLength={30}
                value={typed[network] ?? ''}
                onChange={(event) => setTyped({ ...typed, [network]: event.target.value })}
              />
            )}
          </Field>
        ))}
      </div>
      {!loads && (
        <Notice tone="info" icon={<Info aria-hidden="true" />}>
          {say.pixelsNeedOwnAddress}
        </Notice>
      )}
      <SwitchField
        label={say.askBuyersFirst}
        hint={say.askedOnceBeforeMeasuring}
        checked={typed.ask}
        onChange={(ask) => setTyped({ ...typed, ask })}
      />
      {save.isError && Object.keys(fields).length === 0 && (
        <Notice tone="negative" live>
          {errorMessage(save.error, common.failedToSave)}
        </Notice>
      )}
      <Button type="submit" className="self-start" busy={save.isPending} disabled={!isChanged}>
        {common.save}
      </Button>
    </form>
  )
}

/** Ids of pixels, by which Meta, TikTok and Google tell which ads brought orders. */
export const PixelsCard = () => {
  const { data, isError, isFetching, refetch } = usePixels()
  return (
    <Card>
      <CardHeading title={say.whatYourAdsBring} description={say.whatPixelsDo} />
      {/* Keyed by content: reading the same again keeps what is typed. */}
      {data && <PixelsForm key={JSON.stringify(data)} {...data} />}
      {!data && !isError && <Skeleton className="h-24 rounded-lg" />}
      {!data && isError && (
        <ErrorState title={say.failedToLoadPixels} onRetry={() => void refetch()} busy={isFetching} />
      )}
    </Card>
  )
}
