/** What a chart says about the point that is pressed or pointed at. */
export const Tip = ({ title, value }: { title: string; value: string }) => (
  <div className="rounded-lg border border-line bg-surface px-3 py-2 shadow-float">
    <p className="max-w-48 truncate text-muted">
      <bdi>{title}</bdi>
    </p>
    <p className="font-semibold text-sm text-text tabular-nums">{value}</p>
  </div>
)
