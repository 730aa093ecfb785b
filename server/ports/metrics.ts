import { Counter, Histogram } from './metric-types.ts'

/** What this process counts while it runs. */
export const createMetrics = () => ({
  requests: new Histogram(
    'whatsstore_http_request_duration_seconds',
    'Requests by method, route and status, and how long they took.',
    [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
  ),
  publications: new Histogram(
    'whatsstore_publish_duration_seconds',
    'Publications, and the time from taking the job to its pages being live.',
    [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5],
  ),
  publishFailures: new Counter(
    'whatsstore_publish_failures_total',
    'Publications that failed and will be tried again.',
  ),
  orders: new Counter('whatsstore_orders_total', 'Orders placed.'),
  mails: new Counter('whatsstore_mails_total', 'Mails handed over (sent) or refused for now (failed).'),
})

export type Metrics = ReturnType<typeof createMetrics>
