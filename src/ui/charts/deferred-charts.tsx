import { deferred } from '../deferred.tsx'
import { Skeleton } from '../feedback/Skeleton.tsx'

const ChartSkeleton = () => <Skeleton className="h-full" />

// The chart library is ten times the rest of a card: figures and tables do not wait for it.
export const BarsChart = deferred(async () => (await import('./BarsChart.tsx')).BarsChart, ChartSkeleton)
export const RanksChart = deferred(async () => (await import('./RanksChart.tsx')).RanksChart, ChartSkeleton)
