import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { readProducts } from '#contract/products/products.endpoints.ts'
import type { Product } from '#contract/products/products.ts'
import { nameWithVariant, variantLabel } from '#contract/products/variant-names.ts'
import { call } from '#src/lib/api/api.ts'
import { errorMessage } from '#src/lib/api/api-error.ts'
import { Button } from '#src/ui/Button.tsx'
import { toast } from '#src/ui/feedback/toast.ts'
import { Field } from '#src/ui/forms/Field.tsx'
import { Textarea } from '#src/ui/forms/TextInput.tsx'
import * as common from '#src/ui/words.ts'
import { type DraftLine, lineFor, type OrderDraft } from './order-draft.ts'
import { type ChatItem, readChat } from './read-chat.ts'
import * as say from './words.ts'

/** Names of a product on pages of either language. */
const namesOf = ({ name, name_en, name_ur }: Product) => [name, name_en, name_ur].filter((known) => known !== null)

/** Finds the product and variant that a chat names. */
const lineOf = (products: readonly Product[], { name, quantity, variant }: ChatItem): DraftLine | undefined => {
  for (const product of products) {
    const isPlain = product.options.length === 0
    if (isPlain && namesOf(product).includes(name)) return { ...lineFor(product), quantity }
    const meant = product.variants.find(
      ({ id, labels }) =>
        id === variant ||
        (!isPlain && namesOf(product).some((known) => nameWithVariant(known, variantLabel(labels)) === name)),
    )
    if (!isPlain && meant) return { ...lineFor(product, meant.id), quantity }
  }
  return undefined
}

/** Fields of an order that a chat filled in. */
export type ReadOrder = Partial<OrderDraft> & Pick<OrderDraft, 'lines'>

/** Reads a chat, and finds its products among the seller's. Those not found go into the notes. */
const readOrder = async (pasted: string): Promise<ReadOrder> => {
  const { items, name, phone, address, rest, ...chat } = readChat(pasted)
  // With every town of Pakistan, so it loads when a chat is read.
  const { placeInAddress } = await import('#contract/delivery/find-place.ts')
  const city = chat.city || placeInAddress(address || rest)?.name
  const lines: DraftLine[] = []
  const unknown: string[] = []
  for (const item of items) {
    const plain = item.name.replace(/ \([^()]*\)$/, '')
    const { products } = await call(readProducts, { query: { search: plain.slice(0, 64), limit: 50 } })
    const line = lineOf(products, item)
    if (line) lines.push(line)
    else unknown.push(`${item.quantity} × ${item.name}`)
  }
  const notes = [...unknown, rest].filter(Boolean).join('\n').slice(0, 1000)
  return {
    lines,
    ...(name && { buyer_name: name }),
    ...(phone && { buyer_phone: phone }),
    ...(address && { delivery_address: address }),
    ...(city && { city }),
    ...(notes && { order_notes: notes }),
  }
}

interface PasteChatProps {
  onRead: (read: ReadOrder) => void
  onCancel: () => void
}

/** Takes a pasted chat apart into an order. */
export const PasteChat = ({ onRead, onCancel }: PasteChatProps) => {
  const [pasted, setPasted] = useState('')
  const read = useMutation({
    mutationFn: readOrder,
    onSuccess: onRead,
    onError: (error) => toast.error(errorMessage(error, say.failedToReadTheChat)),
  })
  return (
    <div className="flex flex-col gap-3 rounded-xl bg-raised p-4">
      <Field label={say.theBuyersMessage} hint={say.anOrderFromYour}>
        {(field) => (
          <Textarea {...field} dir="auto" rows={6} value={pasted} onChange={(event) => setPasted(event.target.value)} />
        )}
      </Field>
      <div className="flex gap-2">
        <Button disabled={pasted.trim() === ''} busy={read.isPending} onClick={() => read.mutate(pasted)}>
          {say.readIt}
        </Button>
        <Button variant="secondary" onClick={onCancel}>
          {common.cancel}
        </Button>
      </div>
    </div>
  )
}
