import { Download, PackageOpen, Printer } from 'lucide-react'
import { createPortal } from 'react-dom'
import type { ParcelMoney } from '#contract/orders/parcel-money.ts'
import { MONEY_WEEKS } from '#contract/orders/parcel-money.ts'
import { amountIn } from '#src/lib/amount.ts'
import { errorMessage } from '#src/lib/api/api-error.ts'
import { dateWords } from '#src/lib/days.ts'
import { Button } from '#src/ui/Button.tsx'
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx'
import { EmptyState, ErrorState } from '#src/ui/feedback/States.tsx'
import { Dialog } from '#src/ui/overlays/Dialog.tsx'
import { useMoneyFile, useParcelMoney } from './couriers.ts'
import * as say from './words.ts'

const Money = ({ money }: { money: ParcelMoney }) => {
  const price = (amount: number) => (amount === 0 ? '–' : amountIn(money.currency, amount))
  const cell = 'py-2 ps-3 text-end tabular-nums whitespace-nowrap'
  return (
    <table className="w-full text-sm">
      <thead>
        <tr className="border-line border-b text-muted">
          <th className="py-2 page-side font-medium">{say.sentInTheWeekOf}</th>
          <th className={`${cell} font-medium`}>{say.toCome}</th>
          <th className={`${cell} font-medium`}>{say.came}</th>
          <th className={`${cell} font-medium`}>{say.cameBack}</th>
        </tr>
      </thead>
      <tbody>
        {money.rows.map(({ week, courier, parcels, to_come, came, came_back }) => (
          <tr key={`${week} ${courier}`} className="border-line border-b">
            <td className="py-2">
              {dateWords(week)}
              <span className="block text-muted">
                <bdi>{courier || say.noCourier}</bdi> · {parcels}
              </span>
            </td>
            <td className={cell}>{price(to_come)}</td>
            <td className={cell}>{price(came)}</td>
            <td className={cell}>{price(came_back)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr className="font-semibold">
          <td className="py-2">{say.allParcels(money.sum.parcels)}</td>
          <td className={cell}>{price(money.sum.to_come)}</td>
          <td className={cell}>{price(money.sum.came)}</td>
          <td className={cell}>{price(money.sum.came_back)}</td>
        </tr>
      </tfoot>
    </table>
  )
}

/** Cash of parcels: to come, that came, that came back. On screen, as CSV and on paper. */
export const MoneyDialog = ({ onClose }: { onClose: () => void }) => {
  const money = useParcelMoney()
  const { data } = money
  const file = useMoneyFile()
  return (
    <Dialog
      title={say.cashOfYourParcels}
      description={say.byCourierForThe(MONEY_WEEKS)}
      size="wide"
      onClose={onClose}
      footer={
        data &&
        data.rows.length > 0 && (
          <>
            <Button variant="secondary" icon={<Printer aria-hidden="true" />} onClick={() => window.print()}>
              {say.print}
            </Button>
            <Button
              variant="secondary"
              icon={<Download aria-hidden="true" />}
              busy={file.isPending}
              onClick={() => file.mutate()}
            >
              {say.downloadAsCsv}
            </Button>
          </>
        )
      }
    >
      {data ? (
        data.rows.length === 0 ? (
          <EmptyState icon={<PackageOpen aria-hidden="true" />} title={say.nothingSentYet}>
            {say.ordersThatAreMarked}
          </EmptyState>
        ) : (
          <>
            <Money money={data} />
            {createPortal(
              <div className="slips is-report" aria-hidden="true">
                <Money money={data} />
              </div>,
              document.body,
            )}
          </>
        )
      ) : money.isError ? (
        <ErrorState
          title={errorMessage(money.error, say.failedToLoadTheSums)}
          onRetry={() => void money.refetch()}
          busy={money.isFetching}
        />
      ) : (
        <Skeleton className="h-60" />
      )}
    </Dialog>
  )
}
