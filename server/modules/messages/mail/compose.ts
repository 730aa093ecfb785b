import { directionOf, type Language } from '#contract/languages.ts'
import { escapeHtml } from '#server/lib/escape-html.ts'
import type { Mail } from '#server/ports/mailer.ts'
import { type MailWords, mailWords } from './mail-words.ts'

/** A block of a mail. */
export type MailBlock =
  | { kind: 'paragraph'; text: string }
  /** `quiet` is for a secondary button. */
  | { kind: 'button'; label: string; link: string; quiet?: true }
  | { kind: 'code'; text: string }
  | { kind: 'note'; text: string }

export interface MailContent {
  subject: string
  /** Text shown after the subject in a list of mails. */
  preview: string
  heading: string
  blocks: MailBlock[]
}

/** A mail to be written in its recipient's language. */
export interface Letter {
  recipient: string
  /** Language, whatever that of her account is. */
  language?: Language
  /** Language for a recipient without an account. English if not given. */
  otherwise?: Language
  write(say: MailWords, language: Language): MailContent
}

const FONT = "-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"

/** Needs of a script: fonts, heights of lines, and how text becomes HTML. */
interface Script {
  font: string
  heights: { paragraph: number; note: number; heading: number; foot: number }
  /** Attributes of the page, and of what stays when a mail program drops the page. */
  page: string
  inside: string
  /** Style of a text whose lines may be in either script. */
  mixed: string
  /** Attribute of what is written from left to right. */
  ltr: string
  brandPadding: string
  html(text: string): string
}

/** A value between isolates, as Urdu sentences have them. */
const ISOLATED = /\u2068([^\u2066-\u2069]*)\u2069/g
const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}]/u

/** Isolates by elements, as mail programs may drop the characters. */
const isolatedHtml = (text: string): string =>
  escapeHtml(text).replace(ISOLATED, (_, value: string) =>
    RIGHT_TO_LEFT.test(value) ? `<bdi>${value}</bdi>` : `<bdi dir="ltr">${value}</bdi>`,
  )

const scripts: Record<Language, Script> = {
  en: {
    font: FONT,
    heights: { paragraph: 26, note: 20, heading: 30, foot: 18 },
    page: 'lang="en"',
    inside: '',
    mixed: '',
    ltr: '',
    brandPadding: '0 0 16px 4px',
    html: escapeHtml,
  },
  ur: {
    font: `'Noto Naskh Arabic','Geeza Pro',Tahoma,${FONT}`,
    heights: { paragraph: 32, note: 26, heading: 38, foot: 24 },
    page: `lang="ur" dir="${directionOf('ur')}"`,
    inside: ` lang="ur" dir="${directionOf('ur')}"`,
    mixed: ';text-align:right;unicode-bidi:plaintext',
    ltr: ' dir="ltr"',
    brandPadding: '0 4px 16px 0',
    html: isolatedHtml,
  },
}

const blockHtml = (block: MailBlock, say: MailWords, { heights, mixed, ltr, html }: Script): string => {
  if (block.kind === 'paragraph') {
    return `<tr><td class="ink" style="padding:0 0 16px;font-size:16px;line-height:${heights.paragraph}px;white-space:pre-line;color:#1f2937${mixed}">${html(block.text)}</td></tr>`
  }
  if (block.kind === 'note') {
    return `<tr><td class="quiet" style="padding:8px 0 0;font-size:13px;line-height:${heights.note}px;color:#4b5563">${html(block.text)}</td></tr>`
  }
  if (block.kind === 'code') {
    return `<tr><td align="center" style="padding:8px 0 24px"><div class="code"${ltr} style="display:inline-block;padding:16px 24px;border-radius:12px;background:#e4f4ea;color:#0b6b38;font:700 32px/40px ui-monospace,Menlo,Consolas,monospace;letter-spacing:8px">${escapeHtml(block.text)}</div></td></tr>`
  }
  const link = escapeHtml(block.link)
  const label = html(block.label)
  const look =
    'display:inline-block;border-radius:10px;font-size:16px;font-weight:600;line-height:20px;text-decoration:none'
  if (block.quiet) {
    return `<tr><td style="padding:8px 0 8px"><a class="second" href="${link}" style="${look};padding:12px 26px;border:2px solid #0f7a41;color:#0b6b38">${label}</a></td></tr>`
  }
  return `<tr><td style="padding:8px 0 24px"><a href="${link}" style="${look};padding:14px 28px;background:#0f7a41;color:#ffffff">${label}</a></td></tr>
<tr><td class="quiet" style="padding:0 0 8px;font-size:13px;line-height:${heights.note}px;color:#4b5563">${html(say.frame.buttonFails)}<br><a href="${link}" class="link"${ltr} style="color:#0b6b38;word-break:break-all">${link}</a></td></tr>`
}

const html = (
  { subject, preview, heading, blocks }: MailContent,
  say: MailWords,
  script: Script,
): string => `<!doctype html>
<html ${script.page}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>
@media (prefers-color-scheme: dark) {
  .page { background: #0f172a !important } .card { background: #1e293b !important }
  .ink { color: #e2e8f0 !important } .quiet { color: #94a3b8 !important }
  .code { background: #10301f !important; color: #56cd8d !important }
  .second { border-color: #56cd8d !important; color: #56cd8d !important } .link { color: #56cd8d !important }
}
@media (max-width: 520px) { .card { padding: 24px !important } }
</style>
</head>
<body class="page" style="margin:0;padding:0;background:#f8fafc;font-family:${script.font}">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(preview)}</div>
<table role="presentation" class="page"${script.inside} width="100%" cellpadding="0" cellspacing="0" style="background:#f8fafc">
<tr><td align="center" style="padding:32px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:520px">
<tr><td class="ink" style="padding:${script.brandPadding};font-size:20px;font-weight:700;color:#1f2937">WhatsStore</td></tr>
<tr><td class="card" style="padding:36px;border-radius:16px;background:#ffffff">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0">
<tr><td style="padding:0 0 12px"><h1 class="ink" style="margin:0;font-size:22px;line-height:${script.heights.heading}px;color:#111827">${script.html(heading)}</h1></td></tr>
${blocks.map((block) => blockHtml(block, say, script)).join('\n')}
</table>
</td></tr>
<tr><td class="quiet" style="padding:16px 4px;font-size:12px;line-height:${script.heights.foot}px;color:#6b7280">${script.html(say.frame.whyYou)}</td></tr>
</table>
</td></tr>
</table>
</body>
</html>`

const blockText = (block: MailBlock): string => {
  if (block.kind === 'button') return `${block.label}:\n${block.link}`
  return block.kind === 'code' ? `    ${block.text}` : block.text
}

/** Composes a mail as HTML and plain text. Escapes everything, so nothing a user typed becomes markup. */
export const composeMail = ({ recipient, write }: Letter, language: Language): Mail => {
  const say = mailWords[language]
  const content = write(say, language)
  return {
    recipient,
    subject: content.subject,
    text: [content.heading, ...content.blocks.map(blockText), '-- \nWhatsStore'].join('\n\n'),
    html: html(content, say, scripts[language]),
  }
}
