// A thumbnail is a link to its image: moving the strip is enough, the address and the page stay where they are.
for (const link of document.querySelectorAll<HTMLAnchorElement>('[href^="#picture"]'))
  link.onclick = () => {
    document.querySelector(link.hash)?.scrollIntoView({ block: 'nearest' })
    return false
  }
