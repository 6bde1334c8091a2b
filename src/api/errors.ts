import type { ErrorCode } from '#contract/errors.ts'

/** Why a call gave no value. Each kind and code has a sentence of its own in `locales/<lang>/errors.json`. */
export type CallFault =
  | {
      readonly kind: 'refused'
      /** A code of the contract, or one of a newer gateway. */
      readonly code: ErrorCode | (string & {})
      readonly status: number
      /** The gateway's own words, in any language. Product rule 16.3 says when they are shown. */
      readonly message?: string
      readonly value: unknown
      /** Whole seconds to wait, where the gateway says so. */
      readonly retryAfter: number | undefined
    }
  /** No answer came: no network, or the gateway is down. Whether the call took effect is unknown. */
  | { readonly kind: 'unreachable' }
  /** No answer in time. Whether the call took effect is unknown. */
  | { readonly kind: 'timeout' }
  /** An answer came that the contract does not know. */
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

/** True where the same request with the same key may be sent again: nobody knows whether it took effect. */
export function isUncertain(fault: CallFault): boolean {
  return fault.kind !== 'refused' || fault.status >= 500
}

/** The fault of whatever was thrown; anything but a `CallError` is a defect and is thrown on. */
export function faultOf(error: unknown): CallFault {
  if (error instanceof CallError) return error.fault
  throw error
}
