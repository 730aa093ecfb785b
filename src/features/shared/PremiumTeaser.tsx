import { Check, Gem, type LucideIcon } from 'lucide-react'
import { Card } from '#src/ui/Card.tsx'
import { UpgradeCard } from './UpgradeCard.tsx'
import { useShopRole } from './use-may.ts'

interface PremiumTeaserProps {
  icon: LucideIcon
  title: string
  /** The server's reason for the refusal. */
  words: string
  gains: readonly string[]
}

/** Stands in for a paid feature: its benefits, and how to get it. */
export const PremiumTeaser = ({ icon: Icon, title, words, gains }: PremiumTeaserProps) => (
  <div className="grid items-start gap-5 lg:grid-cols-[1fr_20rem]">
    <Card className="flex flex-col gap-5 p-6 sm:p-8">
      <div className="grid size-14 place-items-center rounded-2xl bg-accent-soft text-accent-text">
        <Icon aria-hidden="true" className="size-7" />
      </div>
      <div className="flex flex-col gap-1.5">
        <h2 className="text-balance font-semibold text-xl tracking-tight">{title}</h2>
        <p className="flex items-start gap-2 text-warning">
          <Gem aria-hidden="true" className="mt-1 size-4 shrink-0" />
          {words}
        </p>
      </div>
      <ul className="flex flex-col gap-3">
        {gains.map((gain) => (
          <li key={gain} className="flex items-start gap-3">
            <Check aria-hidden="true" className="mt-1 size-4 shrink-0 text-positive" />
            {gain}
          </li>
        ))}
      </ul>
    </Card>
    {useShopRole() === 'owner' && <UpgradeCard />}
  </div>
)
