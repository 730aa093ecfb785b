// Scrolls the strip to the thumbnail's image without changing the URL.
for (const link of document.querySelectorAll<HTMLAnchorElement>('[href^="#picture"]'))
  link.onclick = () => {
    document.querySelector(link.hash)?.scrollIntoView({ block: 'nearest' })
    return false
  }
