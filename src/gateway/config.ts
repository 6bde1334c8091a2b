import { type Infer, type Struct, type StructError, validate } from 'superstruct'
import { type IdentityChannel, identityChannels } from '#contract/entities/identity.ts'
import { firstOpening } from './demonstration.ts'
import { EnvironmentStruct } from './environment.ts'

/** The gateway's settings, read once at the start. Nothing below reads `process.env`. */
export interface GatewayConfig {
  /** 0 lets the system choose. */
  readonly port: number
  readonly host: string
  /** Directory of the embedded database; used only without `databaseUrl`. */
  readonly dataDir: string
  /** Login that owns the schema and runs the migrations. */
  readonly databaseUrl: string | undefined
  /** Login of the application, a member of role `arara_app`; without it `databaseUrl` serves for both. */
  readonly databaseAppUrl: string | undefined
  /** Connections kept to PostgreSQL. */
  readonly databasePool: number
  /** Whether parts may be on that open the house to everybody. */
  readonly demonstration: boolean
  readonly seedDemo: boolean
  /** Origins whose pages may read answers, besides the gateway's own. */
  readonly corsOrigins: readonly string[]
  /** Addresses or CIDR ranges whose `X-Forwarded-*` headers are believed. */
  readonly trustedProxies: readonly string[]
  /** `none` takes no deposits. */
  readonly paymentProvider: 'sandbox' | 'none'
  readonly logLevel: 'trace' | 'debug' | 'info' | 'warn' | 'error' | 'fatal' | 'silent'
  /** Currency of new accounts. */
  readonly currency: string
  /** Multiplies every request limit; undefined switches them off. */
  readonly rateLimitFactor: number | undefined
  /** Failed logins of one address in half an hour after which the picture letters are asked of everybody there. */
  readonly captchaAfter: number
  /** Hours between new sealing keys. */
  readonly keyRotationHours: number
  /** Days that an ended session is kept, with its address and games: who must keep records of access, keeps these. */
  readonly sessionDays: number
  /** Days that feedback is kept. */
  readonly feedbackDays: number
  /** Where people find the site, for links in messages; no slash at the end. */
  readonly siteUrl: string
  /** Keeps SMS and e-mails that no provider carries in a table anybody can read: for demonstrations. */
  readonly outbox: boolean
  /** Mail server; with user and password inside, so never logged. */
  readonly smtpUrl: string | undefined
  readonly mailFrom: string | undefined
  /** Takes every SMS as JSON `{ to, text }`. */
  readonly smsWebhookUrl: string | undefined
  /** Sent to the webhook as a bearer token. */
  readonly smsWebhookSecret: string | undefined
  /** Minutes a one-time code is good for, and until another can be asked. */
  readonly codeMinutes: number
  readonly challenge: 'altcha' | 'none'
  /** Most attempts that solving a challenge takes; a quarter of it at least. */
  readonly challengeDifficulty: number
  readonly firebaseProjectId: string | undefined
  /** What people can sign in with at that project; they must be switched on there. */
  readonly firebaseChannels: readonly IdentityChannel[]
  /** Connections at once, and how many of them one address may have: a quarter where it is undefined. */
  readonly maxConnections: number
  readonly maxConnectionsPerAddress: number | undefined
  /** Within which a new connection says something, a request's headers arrive, and the whole of it. */
  readonly firstByteSeconds: number
  readonly headersSeconds: number
  readonly requestSeconds: number
  /** For which an answered connection is kept. */
  readonly keepAliveSeconds: number
  /** Between the signal to end and the end of listening. */
  readonly stopNoticeSeconds: number
  readonly production: boolean
}

/** A setting that cannot be used. The message is one line and names the variable. */
export class ConfigError extends Error {
  constructor(variable: string, problem: string) {
    super(`${variable}: ${problem}`)
    this.name = 'ConfigError'
  }
}

type Environment = Infer<typeof EnvironmentStruct>

/**
 * Reads the settings from environment variables; those that are empty count as not set.
 *
 * @throws ConfigError at the first variable that cannot be used
 */
export function parseConfig(variables: Readonly<Record<string, string | undefined>>): GatewayConfig {
  const given = Object.fromEntries(
    Object.keys((EnvironmentStruct as Struct<Environment, Record<string, unknown>>).schema)
      .filter((name) => variables[name] !== undefined && variables[name] !== '')
      .map((name) => [name, variables[name]]),
  )
  const [failure, environment] = validate(given, EnvironmentStruct, { coerce: true })
  if (failure) throw toConfigError(failure)
  const production = environment.NODE_ENV === 'production'
  const demonstration = environment.DEMONSTRATION ?? !production
  const opening = demonstration ? undefined : firstOpening(environment)
  if (opening) {
    throw new ConfigError(
      opening,
      `${String(given[opening])} is for demonstrations; in production it needs DEMONSTRATION=1`,
    )
  }
  if (environment.HEADERS_SECONDS > environment.REQUEST_SECONDS) {
    throw new ConfigError('HEADERS_SECONDS', 'must not be above REQUEST_SECONDS, which the headers are part of')
  }
  if (environment.SMTP_URL !== undefined && environment.MAIL_FROM === undefined) {
    throw new ConfigError('MAIL_FROM', 'is needed with SMTP_URL: the sender of every e-mail')
  }
  const seedDemo = environment.SEED_DEMO ?? (demonstration && environment.DATABASE_URL === undefined)
  return {
    port: environment.PORT,
    host: environment.HOST,
    dataDir: environment.DATA_DIR,
    databaseUrl: environment.DATABASE_URL,
    databaseAppUrl: environment.DATABASE_APP_URL,
    databasePool: environment.DATABASE_POOL,
    demonstration,
    seedDemo,
    corsOrigins: environment.CORS_ORIGINS,
    trustedProxies: environment.TRUSTED_PROXIES,
    paymentProvider: environment.PAYMENT_PROVIDER ?? (demonstration ? 'sandbox' : 'none'),
    logLevel: environment.LOG_LEVEL,
    currency: environment.CURRENCY,
    rateLimitFactor: environment.RATE_LIMITS === 'off' ? undefined : environment.RATE_LIMIT_FACTOR,
    captchaAfter: environment.CAPTCHA_AFTER,
    keyRotationHours: environment.KEY_ROTATION_HOURS,
    sessionDays: environment.SESSION_DAYS,
    feedbackDays: environment.FEEDBACK_DAYS,
    siteUrl: new URL(environment.PUBLIC_SITE_URL ?? `http://127.0.0.1:${environment.PORT || 4321}`).origin,
    outbox: environment.OUTBOX ?? seedDemo,
    smtpUrl: environment.SMTP_URL,
    mailFrom: environment.MAIL_FROM,
    smsWebhookUrl: environment.SMS_WEBHOOK_URL,
    smsWebhookSecret: environment.SMS_WEBHOOK_SECRET,
    codeMinutes: environment.CODE_MINUTES,
    challenge: environment.CHALLENGE,
    challengeDifficulty: environment.CHALLENGE_DIFFICULTY,
    firebaseProjectId: environment.FIREBASE_PROJECT_ID,
    firebaseChannels: identityChannels.filter((channel) => environment.FIREBASE_CHANNELS.includes(channel)),
    maxConnections: environment.MAX_CONNECTIONS,
    maxConnectionsPerAddress: environment.MAX_CONNECTIONS_PER_ADDRESS,
    firstByteSeconds: environment.FIRST_BYTE_SECONDS,
    headersSeconds: environment.HEADERS_SECONDS,
    requestSeconds: environment.REQUEST_SECONDS,
    keepAliveSeconds: environment.KEEP_ALIVE_SECONDS,
    stopNoticeSeconds: environment.STOP_NOTICE_SECONDS,
    production,
  }
}

function toConfigError(failure: StructError): ConfigError {
  const [variable] = failure.path
  return new ConfigError(String(variable ?? 'environment'), failure.failures()[0]?.message ?? failure.message)
}
