import { FileArchive, FileSpreadsheet } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { Currency } from '#contract/money.ts'
import { ApiError, errorMessage } from '#src/lib/api/api-error.ts'
import { Button } from '#src/ui/Button.tsx'
import { Filled } from '#src/ui/Filled.tsx'
import { Notice } from '#src/ui/feedback/Notice.tsx'
import { ProgressBar } from '#src/ui/feedback/ProgressBar.tsx'
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx'
import { toast } from '#src/ui/feedback/toast.ts'
import { Field } from '#src/ui/forms/Field.tsx'
import { SegmentedControl } from '#src/ui/forms/SegmentedControl.tsx'
import { Select } from '#src/ui/forms/Select.tsx'
import { SwitchField } from '#src/ui/forms/SwitchField.tsx'
import { Dialog } from '#src/ui/overlays/Dialog.tsx'
import * as common from '#src/ui/words.ts'
import { ZIP_BYTES_MAX } from './images-of-zip.ts'
import { SaveAsHelp } from './SaveAsHelp.tsx'
import { SheetChanges } from './SheetChanges.tsx'
import { saveProducts } from './save-products.ts'
import { useImport } from './use-import.ts'
import * as say from './words.ts'

const FileButton = ({
  icon,
  accept,
  onFile,
  children,
}: {
  icon: ReactNode
  accept: string
  onFile: (file: File) => void
  children: ReactNode
}) => (
  <label className="flex min-h-14 cursor-pointer items-center gap-3 rounded-lg border border-line border-dashed px-4 text-sm focus-within:border-accent hover:bg-raised [&_svg]:size-5 [&_svg]:shrink-0 [&_svg]:text-muted">
    {icon}
    <span className="min-w-0 flex-1 truncate">{children}</span>
    <input
      type="file"
      accept={accept}
      className="sr-only"
      onChange={(event) => {
        const file = event.target.files?.[0]
        if (file) onFile(file)
        event.target.value = ''
      }}
    />
  </label>
)

const summary = (added: number, changed: number): string =>
  say.joined([...(added > 0 ? [say.productsAdded(added)] : []), ...(changed > 0 ? [say.productsChanged(changed)] : [])])

/** Adds and changes products from a CSV file, and shows first what it would do. */
export const ImportDialog = ({ currency, onClose }: { currency: Currency; onClose: () => void }) => {
  const { sheet, choices, look, save, sent, open, choose } = useImport()
  const [zip, setZip] = useState<File>()
  const preview = look.data
  const count = preview ? preview.added + preview.changed : 0
  const error = save.error ?? look.error
  // A refused file is refused again.
  const mayLookAgain = look.error instanceof ApiError && look.error.status !== 422
  const close = () => {
    if (!save.isPending) onClose()
  }
  if (save.data) {
    const { added, changed, left } = save.data
    return (
      <Dialog title={say.productsImported} onClose={onClose} footer={<Button onClick={onClose}>{say.done}</Button>}>
        <p>{say.shownInMoment(summary(added, changed) || say.nothingChanged)}</p>
        {left.length > 0 && (
          <Notice tone="warning">
            {say.imagesMissing(left.length, `${left.slice(0, 5).join(', ')}${left.length > 5 ? ' …' : ''}`)}
          </Notice>
        )}
      </Dialog>
    )
  }
  return (
    <Dialog
      title={say.importProducts}
      onClose={close}
      notice={
        error ? (
          <Notice tone="negative" live>
            {errorMessage(error, say.failedToReadFile)}
            {mayLookAgain && (
              <Button variant="link" size="text" className="block" onClick={() => choose({})}>
                {common.tryAgain}
              </Button>
            )}
          </Notice>
        ) : undefined
      }
      footer={
        <>
          <Button variant="secondary" disabled={save.isPending} onClick={onClose}>
            {common.cancel}
          </Button>
          <Button
            busy={save.isPending}
            disabled={!preview || count === 0 || preview.wrong > 0 || look.isPending}
            onClick={() => preview && save.mutate({ preview, zip })}
          >
            {count > 0 ? say.importCounted(count) : say.importLabel}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-5">
        {!sheet && <p className="text-muted text-sm">{say.addOrChangeMany}</p>}
        <FileButton
          icon={<FileSpreadsheet aria-hidden="true" />}
          accept=".csv,.txt,.tsv,.xlsx,.xls,text/csv"
          onFile={open}
        >
          {sheet ? <bdi>{sheet.name}</bdi> : say.chooseCsvFile}
        </FileButton>
        {!sheet && (
          <>
            <p className="text-sm">
              <Button variant="link" size="text" onClick={saveProducts}>
                {say.downloadYourProducts}
              </Button>
              <span className="block text-muted">{say.howToChangeFile}</span>
            </p>
            <SaveAsHelp />
          </>
        )}
        {sheet && (
          <>
            <SegmentedControl
              label={common.products}
              choices={[
                { id: 'add_and_change', name: say.addAndChange },
                { id: 'change', name: say.changeOnly },
              ]}
              value={choices.mode}
              onChange={(mode) => choose({ mode })}
            />
            <SwitchField
              label={say.setStockFromFile}
              hint={say.turnOffIfSold}
              checked={choices.stock}
              onChange={(stock) => choose({ stock })}
            />
          </>
        )}
        {preview?.encoding.startsWith('windows') && (
          <Field label={say.letters} hint={say.areNamesReadable}>
            {(field) => (
              <Select
                {...field}
                value={preview.encoding}
                onChange={(event) => choose({ encoding: event.target.value as typeof choices.encoding })}
              >
                <option value="windows-1256">{say.urduAndArabic}</option>
                <option value="windows-1252">{say.englishAndEuropean}</option>
              </Select>
            )}
          </Field>
        )}
        {look.isPending && <Skeleton className="h-32" />}
        {preview && !look.isPending && (
          <section aria-label={say.whatChanges} className="flex flex-col gap-3">
            <p role="status" className="font-medium">
              {preview.wrong > 0
                ? say.toMend(preview.wrong)
                : count === 0
                  ? say.nothingWouldChange
                  : say.joined(
                      [
                        preview.added > 0 && say.countNew(preview.added),
                        preview.changed > 0 && say.countChanged(preview.changed),
                        preview.same > 0 && say.countAsTheyAre(preview.same),
                        preview.skipped > 0 && say.countLeftOut(preview.skipped),
                      ].filter((part) => part !== false),
                    )}
            </p>
            {preview.unknown_columns.length > 0 && (
              <p className="text-muted text-sm">
                <Filled
                  text={say.columnsLeftOut}
                  columns={<bdi>{preview.unknown_columns.slice(0, 8).join(', ')}</bdi>}
                />
              </p>
            )}
            {preview.files.length > 0 && preview.wrong === 0 && (
              <FileButton
                icon={<FileArchive aria-hidden="true" />}
                accept=".zip,application/zip"
                onFile={(file) => (file.size > ZIP_BYTES_MAX ? toast.error(say.zipTooLarge) : setZip(file))}
              >
                {zip ? <bdi>{zip.name}</bdi> : say.chooseZipWith(preview.files.length)}
              </FileButton>
            )}
            {sent && save.isPending && (
              <div role="status" className="flex flex-col gap-2 text-sm">
                <p>{say.imagesOfSent(sent.done, sent.all)}</p>
                <ProgressBar label={say.imagesSent} share={sent.all > 0 ? sent.done / sent.all : 1} />
              </div>
            )}
            <SheetChanges preview={preview} currency={currency} />
          </section>
        )}
      </div>
    </Dialog>
  )
}
