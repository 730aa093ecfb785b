import { deferred } from '../deferred.tsx'
import { Skeleton } from '../feedback/Skeleton.tsx'

const ChartSkeleton = () => <Skeleton className="h-full" />

// The library that draws is ten times what stands around a chart: figures and tables do not wait for it.
export const BarsChart = deferred(async () => (await import('./BarsChart.tsx')).BarsChart, ChartSkeleton)
export const RanksChart = deferred(async () => (await import('./RanksChart.tsx')).RanksChart, ChartSkeleton)
