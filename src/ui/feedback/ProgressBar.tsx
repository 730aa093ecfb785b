/** Progress from 0 to 1. */
export const ProgressBar = ({ label, share }: { label: string; share: number }) => (
  <div
    role="progressbar"
    aria-label={label}
    aria-valuemin={0}
    aria-valuemax={100}
    aria-valuenow={Math.round(share * 100)}
    className="h-1.5 w-full overflow-hidden rounded-full bg-raised"
  >
    <div
      // Physical: there is no logical origin.
      className="h-full origin-left page-rtl:origin-right rounded-full bg-accent transition-transform"
      style={{ transform: `scaleX(${share})` }}
    />
  </div>
)
