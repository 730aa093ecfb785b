/** One bar of a chart. */
export interface BarEntry {
  key: string
  /** Text under the bar. */
  label: string
  /** Full text in the tooltip. */
  title: string
  amount: number
  value: string
}
