import { type ErrorCode, errorStatus } from '#contract/errors.ts'

/** Codes that ask the client to try again later. */
type Busy = { [Code in ErrorCode]: (typeof errorStatus)[Code] extends 429 | 503 ? Code : never }[ErrorCode]

/** Default seconds until the client should try again. */
const usualWait: Readonly<Record<Busy, number>> = {
  rate_limited: 1,
  service_unavailable: 2,
  system_maintenance: 60,
  // Operators need at least some minutes to end the maintenance of a game.
  game_maintenance: 300,
}

interface FailureDetails {
  /** For logs and other clients; the site shows its own text for the code. */
  message?: string
  /** The `value` of the answer; its shape depends on the code. */
  value?: unknown
  /** Seconds for `Retry-After`. Without it, answers with status 429 and 503 use a default. */
  retryAfter?: number
  /** Whether it is the stored answer of the request's idempotency key. */
  isFinal?: boolean
}

/** The only way for a handler to refuse: a code that determines envelope and HTTP status. */
export class CallFailure extends Error {
  readonly code: ErrorCode
  readonly value: unknown
  readonly retryAfter: number | undefined
  readonly isFinal: boolean

  constructor(code: ErrorCode, details: FailureDetails = {}) {
    super(details.message ?? code)
    this.name = 'CallFailure'
    this.code = code
    this.value = details.value
    this.isFinal = details.isFinal ?? false
    this.retryAfter = details.retryAfter ?? (isBusy(code) ? usualWait[code] : undefined)
  }

  get status(): number {
    return errorStatus[this.code]
  }
}

const isBusy = (code: ErrorCode): code is Busy => Object.hasOwn(usualWait, code)
