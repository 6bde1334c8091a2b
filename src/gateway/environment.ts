import {
  coerce,
  defaulted,
  define,
  enums,
  integer,
  max,
  min,
  object,
  optional,
  pattern,
  size,
  string,
} from 'superstruct'
import { identityChannels } from '#contract/account/auth/social-identity.ts'
import { CurrencyCode } from '#contract/scalars.ts'
import { jurisdictionCodes } from '#lib/jurisdictions/jurisdictions.ts'
import { readNetwork } from './ip-address.ts'
import { vapidKeys } from './platform/ports/vapid.ts'

/** Whole numbers between two bounds, as digits. */
const Whole = (least: number, most: number) =>
  coerce(max(min(integer(), least), most), string(), (text) => (/^\d{1,9}$/.test(text) ? Number(text) : text))

const factorPattern = /^\d{1,6}(\.\d{1,4})?$/
const Factor = coerce(
  define<number>('factor', (value) => (typeof value === 'number' && value > 0) || 'Expected a number above 0'),
  string(),
  (text) => (factorPattern.test(text) ? Number(text) : text),
)

const Switch = coerce(
  define<boolean>('switch', (value) => typeof value === 'boolean' || 'Expected 1 or 0'),
  string(),
  (text) => ({ '1': true, true: true, '0': false, false: false })[text] ?? text,
)

const List = (name: string, check: (entry: string) => true | string) =>
  coerce(
    define<readonly string[]>(name, (value) => {
      const wrong = Array.isArray(value)
        ? value.map((entry) => check(String(entry))).find((result) => result !== true)
        : name
      return wrong ?? true
    }),
    string(),
    (text) =>
      text
        .split(',')
        .map((entry) => entry.trim())
        .filter((entry) => entry !== ''),
  )

const Origins = List('origins', (entry) => {
  const url = URL.parse(entry)
  const whole = url !== null && /^https?:$/.test(url.protocol) && url.origin === entry
  return whole || `"${entry}" is no origin such as https://example.com`
})

const Networks = List(
  'networks',
  (entry) => readNetwork(entry) !== undefined || `"${entry}" is neither an address nor a CIDR range`,
)

const Channels = List(
  'channels',
  (entry) => identityChannels.some((name) => name === entry) || `"${entry}" is none of ${identityChannels.join(', ')}`,
)

/** The push services of Chrome, Firefox, Safari and Edge. */
const pushServices = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  '*.push.apple.com',
  '*.notify.windows.com',
] as const

const Hosts = List(
  'hosts',
  (entry) => /^(\*\.)?([a-z0-9-]+\.)+[a-z]{2,}$/.test(entry) || `"${entry}" is no host such as *.push.example`,
)

const PrivateKey = define<string>(
  'private key',
  (value) => (typeof value === 'string' && isVapidKey(value)) || 'Expected a private key of P-256 in base64url',
)

function isVapidKey(text: string): boolean {
  try {
    return text.length === 43 && vapidKeys(text).publicKey !== ''
  } catch {
    return false
  }
}

const PostgresUrl = define<string>(
  'database address',
  (value) =>
    (typeof value === 'string' && /^postgres(ql)?:$/.test(URL.parse(value)?.protocol ?? '')) ||
    'Expected postgres://user:password@host/database',
)

const Url = (name: string, protocols: RegExp, example: string) =>
  define<string>(
    name,
    (value) => (typeof value === 'string' && protocols.test(URL.parse(value)?.protocol ?? '')) || `Expected ${example}`,
  )

/** The environment variables of the gateway. */
export const EnvironmentStruct = object({
  PORT: defaulted(Whole(0, 65_535), 4321),
  HOST: defaulted(string(), '127.0.0.1'),
  DATA_DIR: defaulted(string(), '.data'),
  DATABASE_URL: optional(PostgresUrl),
  DATABASE_APP_URL: optional(PostgresUrl),
  DATABASE_POOL: defaulted(Whole(1, 500), 10),
  SEED_DEMO: optional(Switch),
  DEMO_LIFE: optional(Switch),
  STUDIO_URL: optional(Url('studio address', /^https?:$/, 'http://127.0.0.1:4322')),
  STUDIO_DATA: optional(string()),
  SEED_GAMES: defaulted(Whole(0, 20_000), 0),
  CORS_ORIGINS: defaulted(Origins, []),
  TRUSTED_PROXIES: defaulted(Networks, []),
  PAYMENT_PROVIDER: optional(enums(['sandbox', 'none'])),
  POSTBACKS: optional(enums(['https', 'sandbox'])),
  IDENTITY_PROVIDER: optional(enums(['sandbox', 'none'])),
  IDENTITY_WEBHOOK_SECRET: optional(size(string(), 32, 512)),
  PAYMENT_WEBHOOK_SECRET: optional(size(string(), 32, 512)),
  LOG_LEVEL: defaulted(enums(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']), 'info'),
  PUBLIC_JURISDICTION: defaulted(enums(jurisdictionCodes), 'demo'),
  CURRENCY: defaulted(CurrencyCode, 'BRL'),
  UPLOADS_DIR: optional(string()),
  UPLOADS_S3_URL: optional(Url('bucket', /^https?:$/, 'https://s3.example.com/bucket')),
  UPLOADS_S3_REGION: defaulted(string(), 'auto'),
  UPLOADS_S3_KEY: optional(string()),
  UPLOADS_S3_SECRET: optional(string()),
  RATE_LIMITS: defaulted(enums(['on', 'off']), 'on'),
  RATE_LIMIT_FACTOR: defaulted(Factor, 1),
  CAPTCHA_AFTER: defaulted(Whole(1, 1_000_000), 30),
  KEY_ROTATION_HOURS: defaulted(Whole(1, 8760), 24),
  SESSION_DAYS: defaulted(Whole(1, 36_500), 183),
  FEEDBACK_DAYS: defaulted(Whole(1, 36_500), 365),
  PUBLIC_SITE_URL: optional(Url('site address', /^https?:$/, 'https://example.com')),
  OUTBOX: optional(Switch),
  SMTP_URL: optional(Url('mail server', /^smtps?:$/, 'smtps://user:password@host')),
  MAIL_FROM: optional(string()),
  SMS_WEBHOOK_URL: optional(Url('webhook', /^https?:$/, 'https://example.com/sms')),
  SMS_WEBHOOK_SECRET: optional(string()),
  FAIRNESS_KEY: optional(pattern(string(), /^[\w-]{43}$/)),
  PUSH: defaulted(enums(['on', 'off']), 'on'),
  PUSH_PRIVATE_KEY: optional(PrivateKey),
  PUSH_CONTACT: optional(Url('contact', /^(mailto|https):$/, 'mailto:people@example.com or https://example.com')),
  PUSH_HOSTS: defaulted(Hosts, [...pushServices]),
  CODE_MINUTES: defaulted(Whole(1, 10), 3),
  CHALLENGE: defaulted(enums(['altcha', 'none']), 'altcha'),
  CHALLENGE_DIFFICULTY: defaulted(Whole(1, 100_000), 800),
  FIREBASE_PROJECT_ID: optional(pattern(string(), /^[a-z0-9-]{1,64}$/)),
  FIREBASE_CHANNELS: defaulted(Channels, [...identityChannels]),
  MAX_CONNECTIONS: defaulted(Whole(1, 1_000_000), 10_000),
  MAX_CONNECTIONS_PER_ADDRESS: optional(Whole(1, 1_000_000)),
  FIRST_BYTE_SECONDS: defaulted(Whole(1, 600), 10),
  HEADERS_SECONDS: defaulted(Whole(1, 600), 10),
  REQUEST_SECONDS: defaulted(Whole(1, 600), 30),
  KEEP_ALIVE_SECONDS: defaulted(Whole(1, 600), 5),
  STOP_NOTICE_SECONDS: defaulted(Whole(0, 600), 1),
  NODE_ENV: optional(string()),
  DEMONSTRATION: optional(Switch),
})
