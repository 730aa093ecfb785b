/** Returns a Markdown table with aligned columns, as Biome formats it. */
export const table = (head: readonly string[], rows: readonly (readonly string[])[]): string => {
  const widths = head.map((_, column) => Math.max(...[head, ...rows].map((cells) => cells[column]?.length ?? 0)))
  const line = (cells: readonly string[], fill = ' ') =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0, fill)).join(' | ')} |\n`
  return [
    line(head),
    line(
      head.map(() => ''),
      '-',
    ),
    ...rows.map((cells) => line(cells)),
  ].join('')
}
