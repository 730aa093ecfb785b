export const Brand = () => (
  <span className="flex items-center gap-2.5 font-semibold tracking-tight">
    <img src="/favicon.svg" alt="" width={28} height={28} className="size-7" />
    WhatsStore
  </span>
)
