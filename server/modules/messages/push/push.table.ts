/** A browser that shows alerts. Ends with its session. */
export interface PushDevicesTable {
  id: string
  session_id: string
  user_id: string
  endpoint: string
  p256dh: string
  auth: string
  created_at: string
  /** When the push service last took an alert. */
  sent_at: string | null
  /** When the device last confirmed one. */
  arrived_at: string | null
}

/** An alert on its way to one device. */
export interface PushAlertsTable {
  id: string
  device_id: string
  tag: string
  title: string
  body: string
  path: string
  created_at: string
  next_attempt_at: string
  attempts: number
}

export interface PushRemindersTable {
  user_id: string
  /** In Pakistan. */
  hour: number
  /** Day in Pakistan of the last reminder, or of the choice. */
  sent_on: string
}

declare module '#server/db/database.ts' {
  interface Tables {
    push_devices: PushDevicesTable
    push_alerts: PushAlertsTable
    push_reminders: PushRemindersTable
  }
}
