import { type ReactNode, useEffect, useRef, useState } from 'react'
import { whenIdle } from '#src/lib/browser/when-idle.ts'
import { Card, CardHeading } from '../Card.tsx'
import * as say from './words.ts'

export interface Column<Entry> {
  heading: string
  value: (entry: Entry) => string
  numeric?: true
}

interface ChartCardProps<Entry> {
  title: string
  description: string
  entries: readonly Entry[]
  columns: readonly Column<Entry>[]
  /** Text when there is nothing to draw. */
  empty: string | null
  children: ReactNode
}

/** Distance from the screen at which a chart is drawn. */
const NEAR = '400px'

/** Draws a chart only when it is near the screen: the chart library is large. */
const DrawnWhenNear = ({ children }: { children: ReactNode }) => {
  const place = useRef<HTMLDivElement>(null)
  const [isNear, setIsNear] = useState(false)
  useEffect(() => {
    let forget = () => {}
    const watcher = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        watcher.disconnect()
        forget = whenIdle(() => setIsNear(true))
      },
      { rootMargin: NEAR },
    )
    if (place.current) watcher.observe(place.current)
    return () => {
      watcher.disconnect()
      forget()
    }
  }, [])
  return (
    <div ref={place} aria-hidden="true" dir="ltr" className="h-56 text-xs">
      {isNear && children}
    </div>
  )
}

/** A chart with the same data as a table. */
export const ChartCard = <Entry,>({ title, description, entries, columns, empty, children }: ChartCardProps<Entry>) => (
  <Card className="min-w-0">
    <CardHeading title={title} description={description} />
    {empty !== null ? (
      <p className="grid h-56 place-items-center rounded-lg bg-raised px-6 text-balance text-center text-muted text-sm">
        {empty}
      </p>
    ) : (
      <>
        <DrawnWhenNear>{children}</DrawnWhenNear>
        <details className="mt-2">
          <summary className="inline-flex min-h-11 cursor-pointer items-center text-accent-text text-sm">
            {say.showAsTable}
          </summary>
          <table className="w-full border-collapse page-side text-sm">
            <caption className="sr-only">{title}</caption>
            <thead>
              <tr>
                {columns.map(({ heading, numeric }) => (
                  <th
                    key={heading}
                    scope="col"
                    className={`border-line border-b py-2 font-medium text-muted ${numeric ? 'ps-3 text-end' : ''}`}
                  >
                    {heading}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {entries.map((entry) => (
                <tr key={columns[0]?.value(entry)} className="border-line border-b last:border-0">
                  {columns.map(({ heading, value, numeric }) => (
                    <td key={heading} className={`py-2 ${numeric ? 'ps-3 text-end tabular-nums' : 'break-words'}`}>
                      <bdi>{value(entry)}</bdi>
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </details>
      </>
    )}
  </Card>
)
