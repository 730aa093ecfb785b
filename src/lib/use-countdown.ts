import { useEffect, useState } from 'react'
import * as say from './words.ts'

/** Counts seconds down to 0. Returns the rest and a function to start again. */
export const useCountdown = (seconds: number): { left: number; begin: (seconds: number) => void } => {
  const [until, setUntil] = useState(() => Date.now() + seconds * 1000)
  const [left, setLeft] = useState(seconds)
  useEffect(() => {
    const look = () => setLeft(Math.max(0, Math.ceil((until - Date.now()) / 1000)))
    look()
    // Computed from the clock, so it is right after a phone slept.
    const timer = setInterval(look, 1000)
    return () => clearInterval(timer)
  }, [until])
  return { left, begin: (again) => setUntil(Date.now() + again * 1000) }
}

/** `in 0:42`, or empty when over. */
export const countdownWords = (left: number): string =>
  left === 0 ? '' : say.inTime(Math.floor(left / 60), String(left % 60).padStart(2, '0'))
