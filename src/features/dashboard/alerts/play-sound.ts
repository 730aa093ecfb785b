/** Notes of the sound: hertz, and start in seconds. */
const NOTES: [hertz: number, at: number][] = [
  [880, 0],
  [1175, 0.14],
]
const LENGTH_SECONDS = 0.5

/** Plays two short notes. Silent until the page was touched once, as browsers ask. */
export const playSound = (): void => {
  const audio = new AudioContext()
  for (const [hertz, at] of NOTES) {
    const tone = audio.createOscillator()
    const volume = audio.createGain()
    const start = audio.currentTime + at
    tone.frequency.value = hertz
    volume.gain.setValueAtTime(0.25, start)
    volume.gain.exponentialRampToValueAtTime(0.001, start + LENGTH_SECONDS)
    tone.connect(volume).connect(audio.destination)
    tone.start(start)
    tone.stop(start + LENGTH_SECONDS)
    if (at > 0) tone.onended = () => void audio.close()
  }
}
