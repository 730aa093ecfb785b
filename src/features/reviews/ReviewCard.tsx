import { EyeOff, MessageSquareReply } from 'lucide-react'
import { useState } from 'react'
import { longDay } from '#contract/long-day.ts'
import { ANSWER_MAX, hideReasons, hideWords, type Review } from '#contract/reviews/reviews.ts'
import { language } from '#src/lib/words.ts'
import { Badge } from '#src/ui/Badge.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Card } from '#src/ui/Card.tsx'
import { Field } from '#src/ui/forms/Field.tsx'
import { Textarea } from '#src/ui/forms/TextInput.tsx'
import { DropdownMenu } from '#src/ui/overlays/DropdownMenu.tsx'
import * as common from '#src/ui/words.ts'
import { useChangeReview } from './reviews.ts'
import * as say from './words.ts'

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** A buyer's review, with what the seller can do about it. */
export const ReviewCard = ({ review }: { review: Review }) => {
  const { stars, name, words, image, answer, hidden, product_name, order_id, created_at } = review
  const change = useChangeReview(review)
  const [draft, setDraft] = useState<string | null>(null)
  const save = () => change.mutate({ answer: draft ?? '' }, { onSuccess: () => setDraft(null) })
  return (
    <Card className="flex flex-col gap-2 p-4">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <p>
          <span role="img" aria-label={say.of5Stars(stars)} className="text-accent-text tracking-wide">
            {'★'.repeat(stars)}
            {'☆'.repeat(5 - stars)}
          </span>{' '}
          <bdi className="font-medium">{name || say.aBuyer}</bdi>
        </p>
        {hidden && <Badge tone="warning">{say.hidden(hideWords[hidden])}</Badge>}
      </div>
      <p className="text-muted text-sm">
        <bdi className="break-words">{product_name}</bdi> ·{' '}
        <time dateTime={created_at}>{longDay(created_at, language)}</time> ·{' '}
        <a
          href={`?tab=orders&order=${order_id}`}
          className="-my-3 inline-flex min-h-11 items-center font-mono text-accent-text text-xs underline-offset-2 hover:underline"
        >
          {order_id}
        </a>
      </p>
      {words && (
        <p dir="auto" className="whitespace-pre-line break-words">
          {words}
        </p>
      )}
      {image && (
        <a href={image} target="_blank" rel="noopener" className="self-start">
          <img src={image} alt={say.sentBy(name)} className="size-24 rounded-lg border border-line object-cover" />
        </a>
      )}
      {answer && draft === null && (
        <p className="break-words border-line border-s-2 ps-3 text-sm">
          <span className="text-muted">{say.yourAnswerIs} </span>
          <bdi>{answer}</bdi>
        </p>
      )}
      {draft !== null && (
        <Field label={say.yourAnswer} hint={say.standsBelowReview} counter={{ used: draft.length, max: ANSWER_MAX }}>
          {(field) => (
            <Textarea
              {...field}
              dir="auto"
              maxLength={ANSWER_MAX}
              value={draft}
              onChange={(event) => setDraft(event.target.value)}
            />
          )}
        </Field>
      )}
      <div className="-mx-1 flex flex-wrap gap-2">
        {draft === null ? (
          <Button
            variant="quiet"
            size="small"
            icon={<MessageSquareReply aria-hidden="true" />}
            onClick={() => setDraft(answer)}
          >
            {answer ? say.editAnswer : say.answer}
          </Button>
        ) : (
          <>
            <Button size="small" busy={change.isPending} disabled={draft.trim() === answer} onClick={save}>
              {say.saveAnswer}
            </Button>
            <Button variant="quiet" size="small" onClick={() => setDraft(null)}>
              {common.cancel}
            </Button>
          </>
        )}
        {hidden ? (
          <Button variant="quiet" size="small" busy={change.isPending} onClick={() => change.mutate({ hidden: null })}>
            {say.showAgain}
          </Button>
        ) : (
          <DropdownMenu
            trigger={
              <Button variant="quiet" size="small" icon={<EyeOff aria-hidden="true" />}>
                {say.hide}
              </Button>
            }
            items={hideReasons.map((reason) => ({
              label: capital(hideWords[reason]),
              onSelect: () => change.mutate({ hidden: reason }),
            }))}
          />
        )}
      </div>
    </Card>
  )
}
