import { type ErrorCode, errorStatus } from '#contract/errors.ts'

/** Codes that ask to come again later. */
type Busy = { [Code in ErrorCode]: (typeof errorStatus)[Code] extends 429 | 503 ? Code : never }[ErrorCode]

/** Seconds after which to try again, where whoever refuses knows no better. */
const usualWait: Readonly<Record<Busy, number>> = {
  rate_limited: 1,
  service_unavailable: 2,
  system_maintenance: 60,
  // An operator opens a game again, which takes minutes at the least.
  game_maintenance: 300,
}

interface FailureDetails {
  /** For logs and foreign clients; the site shows its own text for the code. */
  message?: string
  /** Goes out as `value` beside the code; its shape belongs to the code. */
  value?: unknown
  /** Seconds, sent as `Retry-After`; every answer of status 429 or 503 has one, with or without this. */
  retryAfter?: number
}

/** The one way for a handler to refuse: a typed code that becomes envelope and HTTP status. */
export class CallFailure extends Error {
  readonly code: ErrorCode
  readonly value: unknown
  readonly retryAfter: number | undefined

  constructor(code: ErrorCode, details: FailureDetails = {}) {
    super(details.message ?? code)
    this.name = 'CallFailure'
    this.code = code
    this.value = details.value
    this.retryAfter = details.retryAfter ?? (isBusy(code) ? usualWait[code] : undefined)
  }

  get status(): number {
    return errorStatus[this.code]
  }
}

const isBusy = (code: ErrorCode): code is Busy => Object.hasOwn(usualWait, code)
