import type { Mail } from '#server/ports/mailer.ts'

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)

/** A notification as a mail; the text is shown as it was typed, never as markup. */
export const notificationMail = (recipient: string, text: string): Mail => ({
  recipient,
  subject: 'A message from WhatsStore',
  text,
  html: `<!doctype html><html lang="en"><body style="margin:0;background:#f8fafc;font-family:system-ui,sans-serif;color:#1f2937">
<table role="presentation" width="100%"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" style="max-width:480px;background:#fff;border-radius:16px;padding:32px">
<tr><td style="font-size:20px;font-weight:700">WhatsStore</td></tr>
<tr><td style="padding:24px 0;line-height:1.6;white-space:pre-line">${escapeHtml(text)}</td></tr>
</table></td></tr></table></body></html>`,
})
