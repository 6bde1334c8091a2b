import { type DestinationStream, type Logger, pino } from 'pino'
import { terminalText } from '#lib/terminal-text.ts'

/** Field names whose values are never logged, in the first levels of a logged object. */
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

/** Bytes and milliseconds for which lines are buffered: a system call per line would cost more than creating it. */
const gathered = { minLength: 4096, periodicFlush: 100 }

/**
 * Logs JSON lines with the time in UTC. The buffer is flushed when the process ends; only a kill loses it.
 *
 * @param destination default: standard output
 */
export function createLog(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths: secrets.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '[secret]' },
    serializers: { err: describeError },
  }
  return pino(options, escaping(destination ?? pino.destination({ dest: 1, sync: false, ...gathered })))
}

/** JSON leaves alone what a terminal obeys beyond the first 32 characters, such as an escape sequence in one character (`\u009b`). */
function escaping(destination: DestinationStream): DestinationStream {
  const write = destination.write.bind(destination)
  // The stream itself stays, because pino flushes it at the end of the process.
  destination.write = (line) => write(`${terminalText(line.trimEnd())}\n`)
  return destination
}

/**
 * A logger for lines whose fields are all named in the code and cannot be secret. It skips the search for secrets,
 * which takes longer than the rest of a line.
 */
export function plainLog(log: Logger): Logger {
  return log.child({}, { redact: { paths: [] } })
}

/**
 * Formats an error for the log, without database messages: they may contain parameters or the offending row. SQLSTATE
 * and constraint are enough.
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
