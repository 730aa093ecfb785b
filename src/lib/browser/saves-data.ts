/** Whether the browser asks for less traffic: then nothing is fetched ahead. */
export const savesData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true
