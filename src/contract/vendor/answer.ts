import { any, optional, string, type } from 'superstruct'
import { type VendorCode, type VendorRefusalCode, vendorCodes } from './codes.ts'

/** Every answer: `code: 'ok'` with the value of its call, or another code with what it is about. */
export interface VendorAnswer {
  readonly code: VendorCode
  /** One English sentence; only with a refusal. */
  readonly message?: string
  readonly value?: unknown
}

/** The shape of an answer, before its value is read with the struct of its call. */
export const VendorAnswerStruct = type({ code: string(), message: optional(string()), value: optional(any()) })

/** What some refusals carry. */
export const refusalValues = {
  not_enough_money: 'balance: what can be staked, in minor units',
  limit_reached: 'kind, period, used, limit: as the player reads it',
  reality_check_due: 'startedAt, net: the session of play that the player has to be shown',
  busy: 'retryAfter: seconds',
  syntax: 'field: the field that is wrong',
  too_fast: 'retryAfter: milliseconds until the next round',
} as const satisfies Partial<Record<VendorRefusalCode, string>>

/** A refusal as it is sent. */
export function refusalAnswer(code: VendorRefusalCode, value?: unknown): VendorAnswer {
  return { code, message: vendorCodes[code].means, ...(value !== undefined && { value }) }
}
