import type { TestApp } from './test-app.ts'

/** Mails to an address that wait to be sent, oldest first. */
export const mailsTo = (app: Pick<TestApp, 'db'>, email: string) =>
  app.db.selectFrom('mail_outbox').selectAll().where('recipient', '=', email).orderBy('id').execute()

/** The link's secret in the newest mail to an address. */
export const mailedToken = async (app: Pick<TestApp, 'db'>, email: string): Promise<string> =>
  /token=([\w-]+)/.exec((await mailsTo(app, email)).at(-1)?.text ?? '')?.[1] ?? ''

/** The code in the newest mail to an address that has one. */
export const mailedOtp = async (app: Pick<TestApp, 'db'>, email: string): Promise<string> => {
  const codes = (await mailsTo(app, email)).map((mail) => /^ {4}([0-9A-Z]{6})$/m.exec(mail.text)?.[1])
  return codes.findLast((code) => code !== undefined) ?? ''
}
