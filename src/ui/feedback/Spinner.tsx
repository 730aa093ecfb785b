import { LoaderCircle } from 'lucide-react'

/** For waits without a known shape; otherwise use `Skeleton`. */
export const Spinner = ({ label }: { label?: string }) => (
  <span role={label ? 'status' : undefined} className="inline-flex items-center gap-2 text-muted">
    <LoaderCircle aria-hidden="true" className="size-5 animate-spin" />
    {label && <span>{label}</span>}
  </span>
)
