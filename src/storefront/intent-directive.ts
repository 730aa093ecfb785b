export default (load: () => Promise<() => Promise<void>>, options: { value: string }) => {
  addEventListener(
    'intent',
    async () => {
      const hydrate = await load()
      await hydrate()
    },
    { once: true },
  )
}
