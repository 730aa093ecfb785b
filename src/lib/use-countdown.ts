import { useEffect, useState } from 'react'

/** Counts seconds down to 0. Takes those to begin with; returns what is left, and the way to begin again. */
export const useCountdown = (seconds: number): { left: number; begin: (seconds: number) => void } => {
  const [until, setUntil] = useState(() => Date.now() + seconds * 1000)
  const [left, setLeft] = useState(seconds)
  useEffect(() => {
    const look = () => setLeft(Math.max(0, Math.ceil((until - Date.now()) / 1000)))
    look()
    // A phone that slept counts right again when it wakes up.
    const timer = setInterval(look, 1000)
    return () => clearInterval(timer)
  }, [until])
  return { left, begin: (again) => setUntil(Date.now() + again * 1000) }
}

/** `in 0:42`, or nothing when the time is over. */
export const countdownWords = (left: number): string =>
  left === 0 ? '' : ` in ${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`
