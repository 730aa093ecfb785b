interface Options {
  value: string
}

/**
 * `client:intent="name"`: fetches and hydrates an island once the shell has written its name into `<html data-intent>`. Runs inline in
 * every page, so it stays this small. After a failed fetch the island can be asked for again.
 */
export default (load: () => Promise<() => Promise<void>>, { value }: Options, island: HTMLElement) => {
  let busy = false
  const start = async () => {
    const wanted = document.documentElement.dataset.intent?.split(' ').includes(value)
    if (busy || !wanted || !island.hasAttribute('ssr')) return
    busy = true
    await (await load())()
    busy = false
  }
  addEventListener('intent', start)
  return start()
}
