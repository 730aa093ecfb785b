import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

/** Creates the counters of this process, which Prometheus reads at `/metrics`. Durations are in seconds. */
export const createMetrics = () => {
  const registry = new Registry()
  const registers = [registry]
  return {
    registry,
    requests: new Histogram({
      name: 'whatsstore_http_request_duration_seconds',
      help: 'Requests by method, route and status, and how long they took.',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
      registers,
    }),
    publications: new Histogram({
      name: 'whatsstore_publish_duration_seconds',
      help: 'Publications, and the time from taking the job to its pages being live.',
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5],
      registers,
    }),
    publishFailures: new Counter({
      name: 'whatsstore_publish_failures_total',
      help: 'Publications that failed and will be tried again.',
      registers,
    }),
    orders: new Counter({ name: 'whatsstore_orders_total', help: 'Orders placed.', registers }),
    mails: new Counter({
      name: 'whatsstore_mails_total',
      help: 'Mails handed over (sent) or refused for now (failed).',
      labelNames: ['outcome'],
      registers,
    }),
    purges: new Counter({
      name: 'whatsstore_purges_total',
      help: 'Calls that tell a CDN what has changed, taken (sent) or not (failed, and tried again).',
      labelNames: ['outcome'],
      registers,
    }),
    publishQueue: new Gauge({
      name: 'whatsstore_publish_queue',
      help: 'Stores that wait to be published.',
      registers,
    }),
    publishQueueAge: new Gauge({
      name: 'whatsstore_publish_queue_age_seconds',
      help: 'How long the store that waits longest could have been published; 0 when none is due.',
      registers,
    }),
    republishWaiting: new Gauge({
      name: 'whatsstore_republish_waiting',
      help: 'Stores that the last start found out of date and that are not published anew yet.',
      registers,
    }),
    diskFree: new Gauge({
      name: 'whatsstore_disk_free_bytes',
      help: 'Bytes left on the disk of the data folder. Without any, no order is taken.',
      registers,
    }),
    mediaAway: new Gauge({
      name: 'whatsstore_media_away',
      help: '1 while the object store of images does not answer: what is cached is shown, and no photo is taken.',
      registers,
    }),
    mailQueue: new Gauge({ name: 'whatsstore_mail_queue', help: 'Mails that wait to be sent.', registers }),
    publisherAlive: new Gauge({
      name: 'whatsstore_publisher_alive',
      help: '1 while the publisher takes jobs.',
      registers,
    }),
  }
}

export type Metrics = ReturnType<typeof createMetrics>

/** Time between samples of the event loop's lag. Each wakes the process, and the figures include this time. */
const LAG_SAMPLE_MS = 100

/** Adds Node's own metrics: memory, processor time, event-loop lag, garbage collection. Once per process. */
export const collectProcessMetrics = ({ registry }: Metrics): void =>
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: LAG_SAMPLE_MS })
