const entries = [...document.querySelectorAll<HTMLElement>('.entry')]

/** Marks the card of the visible layout: the one in the URL, or the last. */
const markShown = (): void => {
  const shown = entries.find(({ id }) => `#${id}` === location.hash) ?? entries.at(-1)
  for (const card of document.querySelectorAll<HTMLAnchorElement>('[data-pick]')) {
    if (card.hash === `#${shown?.id}`) card.setAttribute('aria-current', 'true')
    else card.removeAttribute('aria-current')
  }
}

markShown()
addEventListener('hashchange', markShown)

// With scripts a sample page opens in both frames, else in the window.
for (const entry of entries) {
  const places = [...entry.querySelectorAll<HTMLAnchorElement>('[data-place]')]
  const alone = entry.querySelector<HTMLAnchorElement>('[data-alone]')
  for (const place of places) {
    place.addEventListener('click', (event) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
      event.preventDefault()
      for (const frame of entry.querySelectorAll('iframe')) frame.contentWindow?.location.replace(place.href)
      for (const one of places) one.removeAttribute('aria-current')
      place.setAttribute('aria-current', 'true')
      if (alone) alone.href = place.href
    })
  }
}
