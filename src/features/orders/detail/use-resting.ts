import { useState } from 'react'

/** Time after a step in which presses at its place are ignored, in milliseconds: a double tap is one step. */
const REST_MS = 1_200

/** Orders whose step is under way or was just taken. */
export const useResting = () => {
  const [resting, setResting] = useState<readonly string[]>([])
  return {
    resting,
    onStart: (id: string) => setResting((ids) => [...ids, id]),
    onEnd: (id: string) => void setTimeout(() => setResting((ids) => ids.filter((one) => one !== id)), REST_MS),
  }
}
