/**
 * `client:intent`: fetches and hydrates an island once the shell has set `<html data-intent>`. Runs inline in every page, so it stays
 * this small. After a failed fetch the island can be asked for again.
 */
export default (load: () => Promise<() => Promise<void>>, _options: unknown, island: HTMLElement) => {
  let busy = false
  const start = async () => {
    if (busy || !('intent' in document.documentElement.dataset) || !island.hasAttribute('ssr')) return
    busy = true
    await (await load())()
    busy = false
  }
  addEventListener('intent', start)
  return start()
}
