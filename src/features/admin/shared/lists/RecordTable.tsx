import { Cell, HeadCell, Row, Table } from '#src/ui/Table.tsx'
import type { RecordsView } from './records.ts'

/** Records as table rows on a wide screen. */
export const RecordTable = <Record,>({ label, rows, columns, keyOf, actions, actionsBelow }: RecordsView<Record>) => (
  <Table label={label}>
    <thead>
      <tr>
        {columns.map(({ heading, numeric }) => (
          <HeadCell key={heading} className={numeric ? 'px-3 py-2.5 text-end first:ps-4' : 'px-3 py-2.5 first:ps-4'}>
            {heading}
          </HeadCell>
        ))}
        {actions && (
          <HeadCell className="px-3 py-2.5">
            <span className="sr-only">Actions</span>
          </HeadCell>
        )}
      </tr>
    </thead>
    <tbody>
      {rows.map((row) => (
        <Row key={keyOf(row)}>
          {columns.map(({ heading, cell, numeric }) => (
            <Cell key={heading} numeric={numeric ?? false} className="max-w-64 px-3 py-2 align-middle first:ps-4">
              {cell(row)}
            </Cell>
          ))}
          {actions && (
            <Cell className="w-px py-1 pe-2 ps-0">
              <div className={actionsBelow ? 'flex flex-col gap-1 ps-3' : 'flex items-center justify-end'}>
                {actions(row)}
              </div>
            </Cell>
          )}
        </Row>
      ))}
    </tbody>
  </Table>
)
