import { type Environment, environment } from '#server/config/environment.ts'
import { table } from './table.ts'

interface Explained {
  /** Default in words, where it is not a fixed value. */
  usual?: string
  meaning: string
}

/** Meaning of each variable, in the order of the manual. */
const variables: Record<keyof Environment, Explained> = {
  ROLE: {
    meaning:
      '`web` answers browsers, `publisher` publishes and does all other work, `all` does both ([several processes](many-machines.md#several-processes))',
  },
  PORT: { meaning: 'port to listen on; 0 takes a free one' },
  HOST: { meaning: 'address to listen on; `0.0.0.0` for all' },
  DATA_DIR: { meaning: 'folder of everything that changes: database, pictures, published pages, mail' },
  DATABASE_URL: {
    meaning: 'PostgreSQL instead of the file `DATA_DIR/app.db` ([on PostgreSQL](many-machines.md#on-postgresql))',
  },
  DATABASE_CONNECTIONS: { meaning: 'most connections to PostgreSQL; each publishing thread has two more' },
  DATABASE_CONNECT_SECONDS: { meaning: 'longest wait for a connection' },
  DATABASE_LOCK_SECONDS: { meaning: 'longest wait for a row that another write has locked' },
  DATABASE_STATEMENT_SECONDS: { meaning: 'longest time of a statement' },
  DATABASE_IDLE_SECONDS: { meaning: 'time an unused connection stays open' },
  PUBLIC_ORIGIN: {
    usual: '`http://localhost:$PORT`',
    meaning: 'address of the platform, for links in mails and pages',
  },
  STORES_ORIGIN: {
    usual: '`PUBLIC_ORIGIN`',
    meaning: 'address of store pages on a host of their own; only their orders and events are answered across origins',
  },
  DOMAINS_TARGET: {
    meaning: "host that sellers' own domains lead to by CNAME; without it none are offered ([domains](domains.md))",
  },
  LANGUAGES: {
    usual: '`en`',
    meaning:
      'languages of shops and of the dashboard: `en`, or `en,ur`; have the Urdu words read by a native speaker before they are offered',
  },
  SMTP_URL: { meaning: 'mail server; without it mails become `.eml` files in `DATA_DIR/mail`' },
  MAIL_FROM: { meaning: 'sender of mails' },
  ADMIN_EMAIL: { meaning: 'account that becomes admin at start, once its address is verified' },
  PUBLISH_WORKERS: { usual: 'cores − 1', meaning: 'publishing threads' },
  PAID_PRODUCT_LIMIT: { meaning: 'products of a paid store' },
  PAID_LAYOUTS: { meaning: 'layouts of the paid plan; the same for all processes' },
  POINT_RUPEES: { meaning: 'rupees that a referral point is worth' },
  LOG_LEVEL: { usual: '`info`; `warn` under `npm start`', meaning: 'what is logged' },
  SEED_DEMO: { usual: '`1`; `0` with `DATABASE_URL`', meaning: '`0` starts with an empty database' },
  SERVICE_WORKER: {
    meaning:
      "`0` takes the dashboard's service worker away from every browser that has one ([updates](one-machine.md#updates))",
  },
  CARD_PROVIDER: {
    meaning: 'who takes cards for the product of `/auraorb`, as that page names it; without it, cash on delivery only',
  },
  WHATSAPP: {
    meaning: '`baileys` alerts sellers by numbers that they link, with `npm run whatsapp` beside the server',
  },
  WHATSAPP_CLOUD_API: { meaning: "WhatsApp's Cloud API ([official numbers](whatsapp.md))" },
  WHATSAPP_CLOUD_NUMBER_ID: { meaning: "phone number ID of the operator's official number" },
  WHATSAPP_CLOUD_TOKEN: { meaning: 'access token of that number, one that does not expire' },
  WHATSAPP_CLOUD_APP_SECRET: { meaning: "secret of its app, which signs Meta's reports" },
  WHATSAPP_CLOUD_LANGUAGE: { meaning: 'language of the messages of that number' },
  OPERATOR_WHATSAPP: {
    meaning: 'number that upgrade requests are also sent to; every admin is mailed them in any case',
  },
  SUPPORT_WHATSAPP: { meaning: 'number where sellers get help: chat button of public pages and contact page' },
  SUPPORT_EMAIL: { meaning: 'address where sellers get help' },
  OFFICE_ADDRESS: { meaning: 'the office in one line, for the contact page and the legal pages' },
  OPERATOR_NAME: { meaning: 'who runs the platform, as the legal pages name it' },
  GOVERNING_LAW: { meaning: 'country whose law the terms follow, such as `Pakistan`' },
  SECRET_KEY: {
    usual: 'made once, in `DATA_DIR/secret.key`',
    meaning: 'seals payout details and WhatsApp sessions',
  },
  S3_ENDPOINT: {
    meaning: 'object store for images instead of `DATA_DIR/media`; needs the next four ([images](images.md))',
  },
  S3_BUCKET: { meaning: 'bucket for images' },
  S3_REGION: { meaning: 'region of the bucket' },
  S3_ACCESS_KEY_ID: { meaning: 'key of the object store' },
  S3_SECRET_ACCESS_KEY: { meaning: 'secret of that key' },
  PURGE_URL: {
    meaning:
      'where a CDN in front is told whose pages changed; without it every cache asks each time ([a CDN](cdn.md))',
  },
  PURGE_TOKEN: { meaning: 'bearer token for that call' },
  METRICS_TOKEN: { meaning: 'bearer token for `/metrics`, which does not exist without it' },
  TRUSTED_PROXIES: { meaning: 'proxies whose `X-Forwarded-For` is believed' },
  NODE_ENV: {
    meaning:
      '`production` removes what only development needs, such as `/dev/mail`; so does a public origin that is not this machine',
  },
}

const defaults = new Map<string, unknown>(Object.entries(environment.parse({})))

const rowOf = ([name, { usual, meaning }]: [string, Explained]): string[] => {
  const value = defaults.get(name)
  const rule = environment.shape[name as keyof Environment].description ?? 'a text'
  return [`\`${name}\``, rule, usual ?? (value === undefined ? 'none' : `\`${value}\``), meaning]
}

/** Returns the page on environment variables. */
export const configurationPage = (): string => `# Configuration

<!-- Written by \`npm run docs\` from server/config/environment.ts. -->

Read from the environment once, at start. A wrong value stops the start with a line that names it and its rule.

${table(['variable', 'must be', 'default', 'meaning'], Object.entries(variables).map(rowOf))}
Support and operator variables without a value are not shown, and nothing is made up in their place. Set all five before
anybody signs up. Office hours, the numbers that the legal pages promise and the day since when they hold stand in
\`src/contract/support/\`, \`src/contract/policies.ts\` and \`src/contract/retention.ts\`; the program follows the same
numbers. The legal texts are a beginning for a lawyer.
`
