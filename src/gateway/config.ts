import { type Infer, type Struct, type StructError, validate } from 'superstruct'
import { type IdentityChannel, identityChannels } from '#contract/account/auth/social-identity.ts'
import type { Jurisdiction } from '#lib/jurisdictions/jurisdiction.ts'
import { jurisdictions } from '#lib/jurisdictions/jurisdictions.ts'
import { siteAddress } from '#lib/site-address.ts'
import { firstOpening } from './demonstration.ts'
import { EnvironmentStruct } from './environment.ts'

/** The gateway's settings, read once at the start. Other modules do not read `process.env`. */
export interface GatewayConfig {
  /** 0 lets the system choose a port. */
  readonly port: number
  readonly host: string
  /** Directory of the embedded database; used only without `databaseUrl`. */
  readonly dataDir: string
  /** Login of the schema's owner, which runs the migrations. */
  readonly databaseUrl: string | undefined
  /** Login of the application, a member of role `arara_app`; default: `databaseUrl`. */
  readonly databaseAppUrl: string | undefined
  /** Connections to PostgreSQL. */
  readonly databasePool: number
  /** Whether settings are allowed that give everybody access, such as demo accounts. */
  readonly demonstration: boolean
  readonly seedDemo: boolean
  /** Whether demo members play by themselves; only where the demo accounts are. */
  readonly demoLife: boolean
  /** The studio of a demonstration: its address without a slash at the end, and its directory, which gets its keys. */
  readonly studio: { readonly url: string; readonly dataDir: string } | undefined
  /** Games in the catalogue: made-up ones are added up to this number, for load tests. */
  readonly seedGames: number
  /** Other origins whose pages may read answers. */
  readonly corsOrigins: readonly string[]
  /** Addresses or CIDR ranges whose `X-Forwarded-*` headers are trusted. */
  readonly trustedProxies: readonly string[]
  /** `none` accepts no deposits. */
  readonly paymentProvider: 'sandbox' | 'none'
  /** The secret that signs the payment provider's notices. */
  readonly paymentWebhookSecret: string | undefined
  /** The provider of identity checks; with `none` the operator's employees decide, by `npm run identity`. */
  readonly identityProvider: 'sandbox' | 'none'
  /** The secret that signs the identity provider's notices. */
  readonly identityWebhookSecret: string | undefined
  /** The sender of postbacks of agents' links; `sandbox` sends nothing. */
  readonly postbacks: 'https' | 'sandbox'
  readonly logLevel: 'trace' | 'debug' | 'info' | 'warn' | 'error' | 'fatal' | 'silent'
  /** The market's rules: methods, limits, age, games. */
  readonly jurisdiction: Jurisdiction
  /** Directory of members' pictures; default: `uploads` in `dataDir`. Not used with a bucket. */
  readonly uploadsDir: string | undefined
  /** S3-compatible bucket of members' pictures. It contains a secret, so it is never logged. */
  readonly uploadsS3:
    | { readonly url: string; readonly region: string; readonly accessKey: string; readonly secret: string }
    | undefined
  /** Currency of new accounts. */
  readonly currency: string
  /** Multiplies every request limit; undefined switches the limits off. */
  readonly rateLimitFactor: number | undefined
  /** Failed logins of an address in half an hour after which every login there needs a captcha. */
  readonly captchaAfter: number
  /** Hours between two sealing keys. */
  readonly keyRotationHours: number
  /** Days for which an ended session is kept, with its address and games, as a record of access. */
  readonly sessionDays: number
  /** Days for which feedback is kept. */
  readonly feedbackDays: number
  /** Address of the site, for links in messages and as the domain of passkeys, without a slash at the end. */
  readonly siteUrl: string
  /** Stores SMS and e-mails without a provider in a table that everybody can read; for demonstrations. */
  readonly outbox: boolean
  /** Mail server. It contains user and password, so it is never logged. */
  readonly smtpUrl: string | undefined
  readonly mailFrom: string | undefined
  /** Receives every SMS as JSON `{ to, text }`. */
  readonly smsWebhookUrl: string | undefined
  /** Bearer token for the webhook. */
  readonly smsWebhookSecret: string | undefined
  /** Whether push messages are sent. */
  readonly push: 'on' | 'off'
  /** 32 bytes in base64url that seal the seeds of our own games; default: those in a file of `dataDir`. */
  readonly fairnessKey: string | undefined
  /** Private key of P-256, base64url; default: one that is made from a secret of the database. */
  readonly pushPrivateKey: string | undefined
  /** How the people of a push service reach the operator; default: the site. */
  readonly pushContact: string
  /** Hosts of push services; `*.` before a name stands for any name below it. */
  readonly pushHosts: readonly string[]
  /** Minutes for which a one-time code is valid, and until another can be requested. */
  readonly codeMinutes: number
  readonly challenge: 'altcha' | 'none'
  /** Largest number of attempts that a challenge takes; the smallest is a quarter of it. */
  readonly challengeDifficulty: number
  readonly firebaseProjectId: string | undefined
  /** Ways to sign in at the Firebase project, where they must be enabled too. */
  readonly firebaseChannels: readonly IdentityChannel[]
  /** Most connections at once, and most of one address; default for an address: a quarter. */
  readonly maxConnections: number
  readonly maxConnectionsPerAddress: number | undefined
  /** Seconds until a new connection must send its first byte, and a request its headers and its end. */
  readonly firstByteSeconds: number
  readonly headersSeconds: number
  readonly requestSeconds: number
  /** Seconds for which a connection is kept open after an answer. */
  readonly keepAliveSeconds: number
  /** Seconds between the signal to stop and the end of listening. */
  readonly stopNoticeSeconds: number
  readonly production: boolean
}

/** An invalid setting. The message is one line and names the variable. */
export class ConfigError extends Error {
  constructor(variable: string, problem: string) {
    super(`${variable}: ${problem}`)
    this.name = 'ConfigError'
  }
}

type Environment = Infer<typeof EnvironmentStruct>

/**
 * Reads the settings from environment variables; empty variables count as missing.
 *
 * @throws ConfigError for the first invalid variable
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
  const demoLife = environment.DEMO_LIFE ?? false
  if (demoLife && !seedDemo) throw new ConfigError('DEMO_LIFE', 'is for demo accounts: it needs SEED_DEMO=1')
  const { STUDIO_URL: studioUrl, STUDIO_DATA: studioData = `${environment.DATA_DIR}/studio` } = environment
  if (studioUrl !== undefined && !seedDemo)
    throw new ConfigError('STUDIO_URL', 'is for the demonstration: it needs SEED_DEMO=1')
  return {
    port: environment.PORT,
    host: environment.HOST,
    dataDir: environment.DATA_DIR,
    databaseUrl: environment.DATABASE_URL,
    databaseAppUrl: environment.DATABASE_APP_URL,
    databasePool: environment.DATABASE_POOL,
    demonstration,
    seedDemo,
    demoLife,
    studio: studioUrl === undefined ? undefined : { url: studioUrl.replace(/\/$/, ''), dataDir: studioData },
    seedGames: environment.SEED_GAMES,
    corsOrigins: environment.CORS_ORIGINS,
    trustedProxies: environment.TRUSTED_PROXIES,
    paymentProvider: environment.PAYMENT_PROVIDER ?? (demonstration ? 'sandbox' : 'none'),
    paymentWebhookSecret: environment.PAYMENT_WEBHOOK_SECRET,
    identityProvider: environment.IDENTITY_PROVIDER ?? (demonstration ? 'sandbox' : 'none'),
    identityWebhookSecret: environment.IDENTITY_WEBHOOK_SECRET,
    postbacks: environment.POSTBACKS ?? (demonstration ? 'sandbox' : 'https'),
    logLevel: environment.LOG_LEVEL,
    jurisdiction: jurisdictions[environment.PUBLIC_JURISDICTION],
    uploadsDir: environment.UPLOADS_DIR,
    uploadsS3: bucketOf(environment),
    currency: environment.CURRENCY,
    rateLimitFactor: environment.RATE_LIMITS === 'off' ? undefined : environment.RATE_LIMIT_FACTOR,
    captchaAfter: environment.CAPTCHA_AFTER,
    keyRotationHours: environment.KEY_ROTATION_HOURS,
    sessionDays: environment.SESSION_DAYS,
    feedbackDays: environment.FEEDBACK_DAYS,
    siteUrl: new URL(siteAddress(environment)).origin,
    outbox: environment.OUTBOX ?? seedDemo,
    smtpUrl: environment.SMTP_URL,
    mailFrom: environment.MAIL_FROM,
    smsWebhookUrl: environment.SMS_WEBHOOK_URL,
    smsWebhookSecret: environment.SMS_WEBHOOK_SECRET,
    push: environment.PUSH,
    fairnessKey: environment.FAIRNESS_KEY,
    pushPrivateKey: environment.PUSH_PRIVATE_KEY,
    pushContact: environment.PUSH_CONTACT ?? new URL(siteAddress(environment)).origin,
    pushHosts: environment.PUSH_HOSTS,
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

/** @throws ConfigError if a bucket has only one half of its key */
function bucketOf({ UPLOADS_S3_URL: url, UPLOADS_S3_REGION: region, UPLOADS_S3_KEY, UPLOADS_S3_SECRET }: Environment) {
  if (url === undefined) return undefined
  if (UPLOADS_S3_KEY === undefined) throw new ConfigError('UPLOADS_S3_KEY', 'is needed with UPLOADS_S3_URL')
  if (UPLOADS_S3_SECRET === undefined) throw new ConfigError('UPLOADS_S3_SECRET', 'is needed with UPLOADS_S3_URL')
  return { url: url.replace(/\/$/, ''), region, accessKey: UPLOADS_S3_KEY, secret: UPLOADS_S3_SECRET }
}

function toConfigError(failure: StructError): ConfigError {
  const [variable] = failure.path
  return new ConfigError(String(variable ?? 'environment'), failure.failures()[0]?.message ?? failure.message)
}
