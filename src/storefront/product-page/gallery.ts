const strip = document.querySelector<HTMLElement>('[data-slides]')
const counter = document.querySelector('[data-counter]')
// Adds previous and next buttons, which wrap around, and an «n / total» counter, which follows swipes.
if (strip && counter) {
  const total = strip.children.length
  // Right to left, positions are negative.
  const shown = () => Math.abs(Math.round(strip.scrollLeft / strip.clientWidth))
  strip.onscroll = () => {
    counter.textContent = `${shown() + 1} / ${total}`
  }
  for (const button of document.querySelectorAll<HTMLElement>('[data-step]'))
    button.onclick = () =>
      strip.children[(shown() + Number(button.dataset.step) + total) % total]?.scrollIntoView({ block: 'nearest' })
}
