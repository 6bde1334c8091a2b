import { type ErrorCode, errorStatus } from '#contract/errors.ts'

interface FailureDetails {
  /** For logs and foreign clients; the site shows its own text for the code. */
  message?: string
  /** Goes out as `value` beside the code; its shape belongs to the code. */
  value?: unknown
  /** Whole seconds, sent as `Retry-After`. */
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
    this.retryAfter = details.retryAfter
  }

  get status(): number {
    return errorStatus[this.code]
  }
}
