import type { ErrorCode } from '#contract/errors.ts'

/** Why a call failed. Each kind and code has its own sentence in `locales/<lang>/errors.json`. */
export type CallFault =
  | {
      readonly kind: 'refused'
      /** A code of the contract, or an unknown code of a newer gateway. */
      readonly code: ErrorCode | (string & {})
      readonly status: number
      /** The gateway's own words, in any language. Product rule 16.3 says when they are shown. */
      readonly message?: string
      readonly value: unknown
      /** Whole seconds to wait, if the gateway named them. */
      readonly retryAfter: number | undefined
      /** Whether it is the gateway's last word on the call's idempotency key. */
      readonly isFinal?: boolean
    }
  /** No answer: there is no network, or the gateway is down. The effect of the call is unknown. */
  | { readonly kind: 'unreachable' }
  /** No answer in time. The effect of the call is unknown. */
  | { readonly kind: 'timeout' }
  /** Nothing was sent: the page's address is not https, so browsers offer no cryptography. */
  | { readonly kind: 'insecure' }
  /** An answer that does not match the contract. */
  | { readonly kind: 'contract'; readonly detail: string }

export class CallError extends Error {
  readonly fault: CallFault

  constructor(call: string, fault: CallFault) {
    super(`${call}: ${fault.kind === 'refused' ? fault.code : fault.kind}`)
    this.name = 'CallError'
    this.fault = fault
  }

  /** Key of the sentence to show. */
  get messageKey(): string {
    return this.fault.kind === 'refused' ? this.fault.code : this.fault.kind
  }
}

/** Whether the effect of the call is unknown. */
export function isUncertain(fault: CallFault): boolean {
  if (fault.kind === 'insecure') return false
  return fault.kind !== 'refused' || fault.status >= 500
}

/**
 * Whether the gateway has decided the idempotency key for good. After every other fault an order must keep its key: a
 * refusal of a password, a session or a limit says nothing about an earlier request whose answer was lost.
 */
export function isFinal(fault: CallFault): boolean {
  return fault.kind === 'refused' && fault.isFinal === true
}

/** The fault of a thrown `CallError`. Any other error is a defect and is thrown again. */
export function faultOf(error: unknown): CallFault {
  if (error instanceof CallError) return error.fault
  throw error
}
