import { type DestinationStream, type Logger, pino } from 'pino'

/** Names whose values never reach a log, wherever they stand in the first levels of what is logged. */
const secrets = [
  'token',
  'gameToken',
  'password',
  'confirmPassword',
  'oldPassword',
  'newPassword',
  'confirmNewPassword',
  'paymentPassword',
  'verificationCode',
  'verificationId',
  'firebaseIdToken',
  'challenge',
  'smtpUrl',
  'smsWebhookUrl',
  'smsWebhookSecret',
  'passwordHash',
  'captcha',
  'sealed',
  'authorization',
  'cookie',
  'privateJwk',
]

/** Bytes, and milliseconds, that lines are gathered for: a system call for each would cost more than making it. */
const gathered = { minLength: 4096, periodicFlush: 100 }

/**
 * JSON lines with the time in UTC. What is gathered is written when the process ends; only a kill loses it.
 *
 * @param destination where the lines go; standard output where it is left out
 */
export function createLog(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths: secrets.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '[secret]' },
    serializers: { err: describeError },
  }
  return pino(options, destination ?? pino.destination({ dest: 1, sync: false, ...gathered }))
}

/**
 * A logger for lines whose every field is named in the code and can be no secret: looking for secrets takes longer than
 * all the rest of a line.
 */
export function plainLog(log: Logger): Logger {
  return log.child({}, { redact: { paths: [] } })
}

/**
 * An error for the log. Messages of the database are left out: the query builder puts every parameter into them, and
 * PostgreSQL the offending row; the SQLSTATE and the constraint say enough.
 */
function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return { type: typeof error }
  const state = 'code' in error && typeof error.code === 'string' ? error.code : undefined
  const constraint = 'constraint_name' in error ? error.constraint_name : undefined
  const ofDatabase = 'params' in error || 'query' in error || /^[0-9A-Z]{5}$/.test(state ?? '')
  const { stack = '' } = error
  return {
    type: error.name,
    ...(ofDatabase ? {} : { message: error.message }),
    ...(state === undefined ? {} : { state }),
    ...(constraint === undefined ? {} : { constraint }),
    at: stack
      .split('\n')
      .filter((line) => line.startsWith('    at '))
      .slice(0, 12)
      .map((line) => line.trim()),
    ...(error.cause === undefined ? {} : { cause: describeError(error.cause) }),
  }
}
