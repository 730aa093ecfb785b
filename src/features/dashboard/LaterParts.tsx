import { useEffect } from 'react'
import { mayChangeShop } from '#contract/staff/policies.ts'
import { whenIdle } from '#src/lib/browser/when-idle.ts'
import { useMe, useMyStore } from '../shared/queries.ts'
import { useMay } from '../shared/use-may.ts'
import { EarlierVersion } from './EarlierVersion.tsx'
import { tabsOf } from './tabs.ts'
import { UpdateNotice } from './updates/UpdateNotice.tsx'

/** Whether the browser asks for less traffic. */
const savesData = (): boolean => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true

/** Loads the code of the tabs while the page is idle, one after another. */
const useTabsAhead = (): void => {
  const me = useMe()
  useEffect(() => {
    const waiting = savesData() ? [] : [...tabsOf(me)]
    let stop = () => {}
    const loadNext = async () => {
      await waiting.shift()?.View.load()
      if (waiting.length > 0) stop = whenIdle(loadNext)
    }
    stop = whenIdle(loadNext)
    return () => {
      waiting.length = 0
      stop()
    }
  }, [me])
}

/** Parts of the frame that the first view does without. */
export const LaterParts = () => {
  const store = useMyStore()
  const may = useMay()
  useTabsAhead()
  return (
    <>
      <UpdateNotice />
      {store.data && may(mayChangeShop) && <EarlierVersion />}
    </>
  )
}
