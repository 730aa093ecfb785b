const level = (stock: number): string => (stock > 10 ? 'positive' : stock > 0 ? 'warning' : 'negative')

/** Green above 10, yellow from 1 to 10, red at 0; nothing if unknown. */
export const StockLabel = ({ stock }: { stock: number | null }) =>
  stock === null ? null : (
    <span className="d-stock" data-level={level(stock)}>
      {stock > 0 ? `${stock} in stock` : 'Out of stock'}
    </span>
  )
