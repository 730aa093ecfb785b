import * as say from '#contract/stores/words.ts'
/** Asks the buyer in one line, which stays until she answers. */
export const askFirst = (onAnswer: (allowed: boolean) => void): void => {
  const line = document.createElement('div')
  const words = document.createElement('p')
  words.textContent = say.mayMeasure
  line.append(words)
  for (const [label, allowed] of [
    [say.allow, true],
    [say.deny, false],
  ] as const) {
    const button = document.createElement('button')
    button.textContent = label
    button.onclick = () => {
      line.remove()
      onAnswer(allowed)
    }
    line.append(button)
  }
  document.querySelector('[data-toasts]')?.append(line)
}
