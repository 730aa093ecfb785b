const level = (stock: number): string => (stock > 10 ? 'positive' : stock > 0 ? 'warning' : 'negative')

/** Above 10 in stock green, 1 to 10 yellow, none left red; nothing when no figure exists. */
export const StockLabel = ({ stock }: { stock: number | null }) =>
  stock === null ? null : (
    <span className="d-stock" data-level={level(stock)}>
      {stock > 0 ? `${stock} in stock` : 'Out of stock'}
    </span>
  )
