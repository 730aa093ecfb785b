/** One bar of a chart. */
export interface BarEntry {
  key: string
  /** Under the bar. */
  label: string
  /** In full, when the bar is pressed. */
  title: string
  amount: number
  value: string
}
