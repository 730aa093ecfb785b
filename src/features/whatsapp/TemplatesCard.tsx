import { useEffect, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import type { OwnStore } from '#contract/stores/stores.ts'
import type { TemplateList } from '#contract/whatsapp/whatsapp-api.ts'
import {
  type MessageKind,
  messageKinds,
  messageTemplates,
  TEMPLATE_MAX,
} from '#contract/whatsapp/whatsapp-templates.ts'
import { useSaveTemplates, useTemplates } from '#src/features/shared/message-templates.ts'
import { errorMessage } from '#src/lib/api/api-error.ts'
import { useDraft } from '#src/lib/drafts/use-draft.ts'
import { Button } from '#src/ui/Button.tsx'
import { Card, CardHeading } from '#src/ui/Card.tsx'
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx'
import { ErrorState } from '#src/ui/feedback/States.tsx'
import { toast } from '#src/ui/feedback/toast.ts'
import { Field } from '#src/ui/forms/Field.tsx'
import { Select } from '#src/ui/forms/Select.tsx'
import { Textarea } from '#src/ui/forms/TextInput.tsx'
import * as common from '#src/ui/words.ts'
import { boldParts, insertAt, kindNames, placeholderNames, previewOf, templateProblem } from './template-words.ts'
import * as say from './words.ts'

type Templates = TemplateList['templates']
type Values = Record<MessageKind, string>

const valuesOf = (templates: Templates): Values =>
  Object.fromEntries(templates.map(({ kind, text }) => [kind, text])) as Values

const Editor = ({ templates, store }: { templates: Templates; store: OwnStore }) => {
  const form = useForm<Values>({ defaultValues: valuesOf(templates) })
  const draft = useDraft('message-templates', form)
  const save = useSaveTemplates()
  const [kind, setKind] = useState<MessageKind>('order_placed')
  const area = useRef<HTMLTextAreaElement | null>(null)
  const cursor = useRef<number>(undefined)
  const template = templates.find((candidate) => candidate.kind === kind)
  const text = form.watch(kind)
  const { placeholders } = messageTemplates[kind]
  const problem = templateProblem(kind, text, placeholders)
  const { dirtyFields } = form.formState
  const changed = messageKinds.filter((name) => dirtyFields[name])

  const set = (next: string) => form.setValue(kind, next, { shouldDirty: true })
  useEffect(() => {
    if (cursor.current === undefined) return
    area.current?.focus()
    area.current?.setSelectionRange(cursor.current, cursor.current)
    cursor.current = undefined
  })
  const insert = (name: string) => {
    const { selectionStart: start = text.length, selectionEnd: end = text.length } = area.current ?? {}
    const [next, at] = insertAt(text, { start, end }, `{${name}}`)
    cursor.current = at
    set(next)
  }
  const submit = form.handleSubmit((values) => {
    const wrong = changed.find((name) => templateProblem(name, values[name], messageTemplates[name].placeholders))
    if (wrong) return setKind(wrong)
    // An empty text is the default one, also when that is worded anew some day.
    const sent = (name: MessageKind) =>
      templates.some(({ kind, default_text }) => kind === name && default_text === values[name]) ? '' : values[name]
    save.mutate(Object.fromEntries(changed.map((name) => [name, sent(name)])), {
      onSuccess: (answer) => {
        draft.clear()
        form.reset(valuesOf(answer.templates))
        toast.success(answer.message)
      },
      onError: (error) => toast.error(errorMessage(error, say.failedToSaveMessageTemplates)),
    })
  })
  const { ref, ...field } = form.register(kind)
  const link = `${location.origin}/store/${store.store_slug}/`
  const preview = previewOf(kind, text || (template?.default_text ?? ''), {
    name: store.name,
    link,
    currency: store.currency,
    language: store.language,
  })
  return (
    <form onSubmit={submit} noValidate className="grid gap-5 lg:grid-cols-[1fr_18rem]">
      <div className="flex min-w-0 flex-col gap-4">
        <Field label={say.message}>
          {(control) => (
            <Select {...control} value={kind} onChange={(event) => setKind(event.target.value as MessageKind)}>
              {messageKinds.map((id) => (
                <option key={id} value={id}>
                  {dirtyFields[id] ? say.notSaved(kindNames[id]) : kindNames[id]}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label={say.text} error={problem} counter={{ used: text.length, max: TEMPLATE_MAX }}>
          {(control) => (
            <Textarea
              key={kind}
              dir="auto"
              {...control}
              {...field}
              ref={(element) => {
                ref(element)
                area.current = element
              }}
              rows={6}
              maxLength={TEMPLATE_MAX}
            />
          )}
        </Field>
        <fieldset>
          <legend className="mb-1.5 font-medium text-sm">{say.insert}</legend>
          <div className="flex flex-wrap gap-2">
            {placeholders.map((name) => (
              <Button key={name} variant="secondary" size="small" onClick={() => insert(name)}>
                {placeholderNames[name]}
              </Button>
            ))}
          </div>
        </fieldset>
        <div className="flex flex-col gap-2 sm:flex-row">
          <Button type="submit" busy={save.isPending} disabled={changed.length === 0}>
            {say.saveTemplates}
          </Button>
          <Button
            variant="quiet"
            disabled={!template || text === template.default_text}
            onClick={() => template && set(template.default_text)}
          >
            {say.takeTheDefaultText}
          </Button>
        </div>
      </div>
      <figure className="min-w-0">
        <figcaption className="mb-1.5 font-medium text-sm">{common.preview}</figcaption>
        <div className="chat rounded-xl p-4">
          <p
            dir="auto"
            // Physical: one's own words stand on one side, in either script.
            className="chat-bubble ml-auto page-rtl:mr-auto page-rtl:ml-0 w-fit max-w-full whitespace-pre-line break-words rounded-xl rounded-tr-sm text-start page-rtl:rounded-tl-sm page-rtl:rounded-tr-xl px-3 py-2 text-sm shadow-card"
          >
            {boldParts(preview).map((piece) =>
              piece.bold ? <strong key={piece.at}>{piece.text}</strong> : <span key={piece.at}>{piece.text}</span>,
            )}
          </p>
        </div>
      </figure>
    </form>
  )
}

/** Edits the texts of order messages. */
export const TemplatesCard = ({ store }: { store: OwnStore }) => {
  const templates = useTemplates({ enabled: true })
  return (
    <Card>
      <CardHeading title={say.messageTemplates} description={say.whatTemplatesAreFor} />
      {templates.data ? (
        <Editor templates={templates.data} store={store} />
      ) : templates.isError ? (
        <ErrorState
          title={errorMessage(templates.error, say.failedToFetchMessageTemplates)}
          onRetry={() => void templates.refetch()}
          busy={templates.isFetching}
        />
      ) : (
        <Skeleton className="h-72 rounded-xl" />
      )}
    </Card>
  )
}
