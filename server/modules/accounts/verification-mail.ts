import type { Mail } from '#server/ports/mailer.ts'

const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)

/** The mail that opens the verification page; the page's script spends the token, so that link scanners do not. */
export const verificationMail = (recipient: string, publicOrigin: string, token: string): Mail => {
  const link = `${publicOrigin}/auth/verify?token=${encodeURIComponent(token)}`
  return {
    recipient,
    subject: 'Verify your email for WhatsStore',
    text: [
      'Welcome to WhatsStore!',
      '',
      'Please confirm this email address to open your shop:',
      link,
      '',
      'The link works once and for 24 hours. If you did not sign up, ignore this mail.',
    ].join('\n'),
    html: `<!doctype html><html lang="en"><body style="margin:0;background:#f8fafc;font-family:system-ui,sans-serif;color:#1f2937">
<table role="presentation" width="100%"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" style="max-width:480px;background:#fff;border-radius:16px;padding:32px">
<tr><td style="font-size:20px;font-weight:700">WhatsStore</td></tr>
<tr><td style="padding:24px 0 8px;font-size:18px;font-weight:600">Please confirm your email</td></tr>
<tr><td style="line-height:1.6">One tap and your shop can open.</td></tr>
<tr><td style="padding:24px 0"><a href="${escapeHtml(link)}" style="display:inline-block;background:#2563eb;color:#fff;text-decoration:none;font-weight:600;padding:14px 24px;border-radius:10px">Verify email</a></td></tr>
<tr><td style="font-size:13px;color:#4b5563;line-height:1.6">The link works once and for 24 hours. If you did not sign up, ignore this mail.<br><span style="word-break:break-all">${escapeHtml(link)}</span></td></tr>
</table></td></tr></table></body></html>`,
  }
}

/** What the owner of a verified account reads when somebody registers with her address; the caller is told nothing. */
export const alreadyRegisteredMail = (recipient: string, publicOrigin: string): Mail => {
  const link = `${publicOrigin}/auth`
  const text = `You already have a WhatsStore account with this email address. Sign in here: ${link}\n\nIf this was not you, there is nothing to do: your account is unchanged.`
  return {
    recipient,
    subject: 'You already have a WhatsStore account',
    text,
    html: `<!doctype html><html lang="en"><body style="font-family:system-ui,sans-serif;line-height:1.6">${escapeHtml(text).replaceAll('\n', '<br>')}</body></html>`,
  }
}
