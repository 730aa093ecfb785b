/** Adds previous and next buttons, which wrap around, and an «n / total» counter, which follows swipes. */
const watchGallery = (strip: HTMLElement, counter: Element): void => {
  const total = strip.children.length
  // Right to left, positions are negative.
  const shown = () => Math.abs(Math.round(strip.scrollLeft / strip.clientWidth))
  strip.onscroll = () => {
    counter.textContent = `${shown() + 1} / ${total}`
  }
  for (const button of document.querySelectorAll<HTMLElement>('[data-step]'))
    button.onclick = () => {
      const next = strip.children[(shown() + Number(button.dataset.step) + total) % total] as HTMLElement
      strip.scrollLeft = next.offsetLeft - strip.offsetLeft
    }
}

const strip = document.querySelector<HTMLElement>('[data-slides]')
const counter = document.querySelector('[data-counter]')
if (strip && counter) watchGallery(strip, counter)
