import { startTransition, useEffect, useState } from 'react'
import { whenIdle } from './when-idle.ts'

/** Whether the page has been idle since the component was shown, for what may come after the first view. */
export const useIdle = (): boolean => {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => whenIdle(() => startTransition(() => setIdle(true))), [])
  return isIdle
}
