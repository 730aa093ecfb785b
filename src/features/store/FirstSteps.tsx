import { useStore } from '@nanostores/react'
import { Camera, Check, ExternalLink, Share2 } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import type { OwnStore } from '#contract/stores/stores.ts'
import { Button, LinkButton } from '#src/ui/Button.tsx'
import { Card, CardHeading } from '#src/ui/Card.tsx'
import * as common from '#src/ui/words.ts'
import { $firstSteps, takeStep } from '../shared/first-steps.ts'
import { openNewProduct } from '../shared/new-product.ts'
import { useOrderStats, useProductOverview } from '../shared/queries.ts'
import { shopToShare } from '../shared/share-words.ts'
import { useShare } from '../shared/use-share.tsx'
import * as say from './words.ts'

/** The finished steps; `undefined` while loading. */
const useStepsDone = (store: OwnStore) => {
  const { shared, looked } = useStore($firstSteps)
  const products = useProductOverview().data?.total
  const here = { shared: shared === store.id, looked: looked === store.id }
  // A shop with orders must have been shared and looked at, on whatever device.
  const asked = products !== undefined && products > 0 && !(here.shared && here.looked)
  const orders = useOrderStats({ enabled: asked })
  if (products === undefined || (asked && orders.isPending)) return undefined
  const sold = (orders.data?.total_orders ?? 0) > 0
  return { added: products > 0, shared: here.shared || sold, looked: here.looked || sold }
}

const Step = ({ number, done, title, children }: StepProps) => (
  <li className="flex items-start gap-3 py-3">
    <span
      aria-hidden="true"
      className={`mt-2 grid size-7 shrink-0 place-items-center rounded-full font-semibold text-sm tabular-nums ${done ? 'bg-positive-soft text-positive' : 'bg-raised text-muted'}`}
    >
      {done ? <Check className="size-4" /> : number}
    </span>
    <div className="flex min-h-11 min-w-0 flex-1 flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <p className={done ? 'text-muted' : 'font-medium'}>
        {title}
        {done && <span className="sr-only">{say.done}</span>}
      </p>
      {!done && <div className="flex flex-wrap items-center gap-x-2 gap-y-1">{children}</div>}
    </div>
  </li>
)

interface StepProps {
  number: number
  done: boolean
  title: string
  children: ReactNode
}

/** Three steps from a new shop to its first order. They tick themselves and disappear when done. */
export const FirstSteps = ({ store, url }: { store: OwnStore; url: string }) => {
  const done = useStepsDone(store)
  const files = useRef<HTMLInputElement>(null)
  const { share, dialog } = useShare(() => takeStep('shared', store.id))
  // A dialog stays open when its step is done.
  if (!done || (done.added && done.shared && done.looked)) return dialog
  const next = !done.added ? 'added' : !done.shared ? 'shared' : 'looked'
  const look = (step: typeof next) => (step === next ? 'primary' : 'secondary')
  return (
    <Card>
      <CardHeading title={say.threeStepsToFirstOrder} />
      <ol className="-my-3 divide-y divide-line">
        <Step number={1} done={done.added} title={say.addYourFirstProduct}>
          <Button variant={look('added')} icon={<Camera aria-hidden="true" />} onClick={() => files.current?.click()}>
            {say.addPhoto}
          </Button>
          <Button variant="link" size="text" onClick={() => openNewProduct()}>
            {say.addWithoutAPhoto}
          </Button>
          {/* Without `capture` a phone offers both camera and gallery. */}
          <input
            ref={files}
            type="file"
            accept="image/*"
            multiple
            className="sr-only"
            tabIndex={-1}
            aria-label={say.photosOfYourFirstProduct}
            onChange={(event) => {
              const chosen = [...(event.target.files ?? [])]
              if (chosen.length > 0) openNewProduct(chosen)
            }}
          />
        </Step>
        <Step number={2} done={done.shared} title={say.shareYourShop}>
          <Button
            variant={look('shared')}
            icon={<Share2 aria-hidden="true" />}
            onClick={() => share(shopToShare(store, url))}
          >
            {common.share}
          </Button>
        </Step>
        <Step number={3} done={done.looked} title={say.lookAtYourShop}>
          <LinkButton
            variant={look('looked')}
            href={url}
            target="_blank"
            rel="noopener"
            icon={<ExternalLink aria-hidden="true" />}
            onClick={() => takeStep('looked', store.id)}
          >
            {say.open}
          </LinkButton>
        </Step>
      </ol>
      {dialog}
    </Card>
  )
}
