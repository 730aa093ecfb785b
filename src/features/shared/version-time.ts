/** `Today, 9:14 pm`, `Yesterday, 9:14 pm`, `Sat 21 Nov, 9:14 pm`. */
export const versionTime = (iso: string, now = new Date()): string => {
  const date = new Date(iso)
  const midnight = (day: Date) => new Date(day.getFullYear(), day.getMonth(), day.getDate()).getTime()
  const days = Math.round((midnight(now) - midnight(date)) / 86_400_000)
  const time = date.toLocaleTimeString('en-GB', { hour: 'numeric', minute: '2-digit', hour12: true })
  const day = date.toLocaleDateString('en-GB', { weekday: 'short', day: 'numeric', month: 'short' })
  return `${days === 0 ? 'Today' : days === 1 ? 'Yesterday' : day}, ${time}`
}
