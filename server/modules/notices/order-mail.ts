import { html } from 'hono/html'
import type { Mail } from '#server/ports/mailer.ts'

/** What a seller without a connected WhatsApp reads of a new order. `text` is the order alert; it is escaped for the page. */
export const newOrderMail = (
  recipient: string,
  order: { order_id: string; total: string },
  text: string,
  dashboard: string,
): Mail => {
  const plain = text.replaceAll('*', '')
  return {
    recipient,
    subject: `New order ${order.order_id}: ${order.total}`,
    text: `${plain}\n\nOpen your orders: ${dashboard}`,
    html: String(html`<!doctype html><html lang="en"><body style="margin:0;background:#f8fafc;font-family:system-ui,sans-serif;color:#1f2937">
<table role="presentation" width="100%"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" style="max-width:480px;background:#fff;border-radius:16px;padding:32px">
<tr><td style="font-size:20px;font-weight:700">New order ${order.order_id}</td></tr>
<tr><td style="padding:16px 0;line-height:1.6;white-space:pre-line">${plain}</td></tr>
<tr><td style="padding:8px 0"><a href="${dashboard}" style="display:inline-block;background:#2563eb;color:#fff;text-decoration:none;font-weight:600;padding:14px 24px;border-radius:10px">Open your orders</a></td></tr>
</table></td></tr></table></body></html>`),
  }
}
