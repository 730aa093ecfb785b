import * as say from './words.ts'
/** Draws the dialog in which Excel saves a sheet as CSV. */
export const SaveAsHelp = () => (
  <details className="text-sm">
    <summary className="min-h-11 cursor-pointer py-3 font-medium">{say.howToSaveAsCsv}</summary>
    <p className="text-muted">{say.whereToSaveAsCsv}</p>
    <div
      aria-hidden="true"
      dir="ltr"
      lang="en"
      className="mt-3 max-w-80 overflow-hidden rounded-lg border border-line text-start text-xs shadow-card"
    >
      <p className="bg-raised px-3 py-1.5 font-medium">Save As</p>
      <div className="flex flex-col gap-2 p-3">
        <p className="flex items-center gap-2">
          <span className="w-20 shrink-0 text-muted">File name</span>
          <span className="flex-1 rounded border border-line px-2 py-1">products</span>
        </p>
        <div className="flex items-start gap-2">
          <span className="w-20 shrink-0 py-1 text-muted">Save as type</span>
          <ul className="flex-1 rounded border border-line">
            <li className="px-2 py-1 text-muted">Excel Workbook (*.xlsx)</li>
            <li className="bg-accent px-2 py-1 font-medium text-on-accent">CSV UTF-8 (Comma delimited)</li>
            <li className="px-2 py-1 text-muted">Text (Tab delimited)</li>
          </ul>
        </div>
      </div>
    </div>
  </details>
)
