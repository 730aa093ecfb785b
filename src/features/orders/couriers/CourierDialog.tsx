import { Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { type ColumnSource, columnSources, sourceWords } from '#contract/couriers/courier-columns.ts'
import { COLUMNS_MAX, type Courier } from '#contract/couriers/couriers.ts'
import { ApiError, errorMessage } from '#src/lib/api/api-error.ts'
import { said } from '#src/lib/server-words.ts'
import { Button } from '#src/ui/Button.tsx'
import { Notice } from '#src/ui/feedback/Notice.tsx'
import { Field } from '#src/ui/forms/Field.tsx'
import { Select } from '#src/ui/forms/Select.tsx'
import { SwitchField } from '#src/ui/forms/SwitchField.tsx'
import { TextInput } from '#src/ui/forms/TextInput.tsx'
import { FormDialog } from '#src/ui/overlays/FormDialog.tsx'
import * as common from '#src/ui/words.ts'
import { useCourierChanges } from './couriers.ts'
import * as say from './words.ts'

let made = 0
const keyed = <Column extends object>(column: Column) => {
  made += 1
  return { ...column, key: made }
}

/** Changes a courier: its name, link, weight, and the columns of its file. */
export const CourierDialog = ({ courier, onClose }: { courier: Courier; onClose: () => void }) => {
  const { id, places: _places, updated_at: _at, columns: first, ...rest } = courier
  const [values, setValues] = useState({ ...rest, weight_g: String(rest.weight_g) })
  const [columns, setColumns] = useState(() => first.map(keyed))
  const [isDirty, setDirty] = useState(false)
  const { save, remove } = useCourierChanges()
  const { error } = save
  const problems = error instanceof ApiError ? error.fields : {}
  const set = (change: Partial<typeof values>) => {
    setValues({ ...values, ...change })
    setDirty(true)
  }
  const change = (next: typeof columns) => {
    setColumns(next)
    setDirty(true)
  }
  const setColumn = (key: number, part: Partial<(typeof columns)[number]>) =>
    change(columns.map((column) => (column.key === key ? { ...column, ...part } : column)))
  return (
    <FormDialog
      title={say.fileFor(courier.name)}
      description={say.couriersChangeTheirSheets}
      submitLabel={say.saveCourier}
      dirty={isDirty}
      busy={save.isPending}
      blocked={!isDirty || columns.length === 0}
      notice={
        error && Object.keys(problems).length === 0 ? (
          <Notice tone="negative" live>
            {errorMessage(error, say.failedToSaveTheCourier)}
          </Notice>
        ) : undefined
      }
      formProps={{
        onSubmit: (event) => {
          event.preventDefault()
          save.mutate(
            {
              ...values,
              id,
              weight_g: Number(values.weight_g),
              columns: columns.map(({ key: _, ...column }) => column),
            },
            { onSuccess: onClose },
          )
        },
      }}
      onClose={onClose}
      onDiscard={() => undefined}
    >
      <Field label={common.name} error={problems.name}>
        {(field) => (
          <TextInput
            {...field}
            dir="auto"
            maxLength={40}
            value={values.name}
            onChange={(event) => set({ name: event.target.value })}
          />
        )}
      </Field>
      <Field label={say.pageThatFollowsAParcel} optional hint={say.withNumberWhereThe} error={problems.tracking_link}>
        {(field) => (
          <TextInput
            {...field}
            dir="ltr"
            inputMode="url"
            value={values.tracking_link}
            onChange={(event) => set({ tracking_link: event.target.value })}
          />
        )}
      </Field>
      <Field label={say.usualWeightInGrams} error={problems.weight_g}>
        {(field) => (
          <TextInput
            {...field}
            dir="ltr"
            inputMode="numeric"
            value={values.weight_g}
            onChange={(event) => set({ weight_g: event.target.value.replace(/\D/g, '') })}
          />
        )}
      </Field>
      <SwitchField
        label={say.citiesHaveNumbers}
        hint={say.youTypeEachCitys}
        checked={values.numbered_places}
        onChange={(numbered_places) => set({ numbered_places })}
      />
      <SwitchField
        label={say.noCommasInTheText}
        hint={say.forSheetsThatStop}
        checked={values.plain_text}
        onChange={(plain_text) => set({ plain_text })}
      />
      <fieldset className="flex flex-col gap-3">
        <legend className="mb-2 font-medium text-sm">{say.columnsFromLeftToRight}</legend>
        {problems.columns && (
          <p role="alert" className="text-negative text-sm">
            {problems.columns}
          </p>
        )}
        {columns.map(({ key, title, source, text = '' }, index) => (
          <div key={key} className="flex flex-col gap-2 rounded-lg border border-line p-3">
            <div className="flex items-center gap-2">
              <TextInput
                aria-label={say.titleOfColumn(index + 1)}
                dir="ltr"
                maxLength={60}
                value={title}
                onChange={(event) => setColumn(key, { title: event.target.value })}
              />
              <Button
                variant="quiet"
                size="icon"
                aria-label={say.removeColumn(index + 1)}
                icon={<Trash2 aria-hidden="true" />}
                onClick={() => change(columns.filter((column) => column.key !== key))}
              />
            </div>
            <Select
              aria-label={say.contentOfColumn(index + 1)}
              value={source}
              onChange={(event) => setColumn(key, { source: event.target.value as ColumnSource })}
            >
              {columnSources.map((one) => (
                <option key={one} value={one}>
                  {said(sourceWords[one])}
                </option>
              ))}
            </Select>
            {source === 'text' && (
              <TextInput
                aria-label={say.textOfColumn(index + 1)}
                dir="auto"
                maxLength={100}
                value={text}
                onChange={(event) => setColumn(key, { text: event.target.value })}
              />
            )}
          </div>
        ))}
        <Button
          variant="secondary"
          size="small"
          className="self-start"
          disabled={columns.length >= COLUMNS_MAX}
          icon={<Plus aria-hidden="true" />}
          onClick={() => change([...columns, keyed({ title: '', source: 'text' as const, text: '' })])}
        >
          {say.addColumn}
        </Button>
      </fieldset>
      <Button
        variant="link"
        size="text"
        className="self-start"
        busy={remove.isPending}
        onClick={() => remove.mutate(id, { onSuccess: onClose })}
      >
        {say.remove(courier.name)}
      </Button>
    </FormDialog>
  )
}
