/** With scripts a page of the sample opens in both screens; without, in the window. */
for (const entry of document.querySelectorAll('.entry')) {
  const places = [...entry.querySelectorAll<HTMLAnchorElement>('[data-place]')]
  const alone = entry.querySelector<HTMLAnchorElement>('[data-alone]')
  for (const place of places) {
    place.addEventListener('click', (event) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
      event.preventDefault()
      for (const frame of entry.querySelectorAll('iframe')) frame.contentWindow?.location.replace(place.href)
      for (const one of places) one.toggleAttribute('aria-current', false)
      place.setAttribute('aria-current', 'true')
      if (alone) alone.href = place.href
    })
  }
}

export {}
