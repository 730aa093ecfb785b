import * as say from './words.ts'
/** Draws the dialog in which Excel saves a sheet as CSV. */
export const SaveAsHelp = () => (
  <details className="text-sm">
    <summary className="min-h-11 cursor-pointer py-3 font-medium">{say.howDoISave}</summary>
    <p className="text-muted">{say.excelFileSaveAs}</p>
    <div aria-hidden="true" className="mt-3 max-w-80 overflow-hidden rounded-lg border border-line text-xs shadow-card">
      <p className="bg-raised px-3 py-1.5 font-medium">{say.saveAs}</p>
      <div className="flex flex-col gap-2 p-3">
        <p className="flex items-center gap-2">
          <span className="w-20 shrink-0 text-muted">{say.fileName}</span>
          <span className="flex-1 rounded border border-line px-2 py-1">{say.products}</span>
        </p>
        <div className="flex items-start gap-2">
          <span className="w-20 shrink-0 py-1 text-muted">{say.saveAsType}</span>
          <ul className="flex-1 rounded border border-line">
            <li className="px-2 py-1 text-muted">{say.excelWorkbookXlsx}</li>
            <li className="bg-accent px-2 py-1 font-medium text-on-accent">{say.csvUtf8CommaDelimited}</li>
            <li className="px-2 py-1 text-muted">{say.textTabDelimited}</li>
          </ul>
        </div>
      </div>
    </div>
  </details>
)
