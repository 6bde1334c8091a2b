import type { ErrorCode } from '#contract/errors.ts'
import type { Call } from '#contract/registry.ts'
import type { Sending, TestGateway } from '#tests/support/gateway.ts'

/** A request that is ready to be sent. */
export interface Prepared extends Sending {
  readonly input: unknown
}

/** Prepares the gateway. @returns a request that gets the named result */
export type Prepare = (gateway: TestGateway) => Promise<Prepared> | Prepared

/** The ways to produce each answer of one call. A declared error without an entry fails the contract test. */
export interface CallProducers {
  readonly success: Prepare
  readonly refusals: Readonly<Partial<Record<ErrorCode, Prepare>>>
}

/** Producers of some calls. */
export type Producers = Readonly<Partial<Record<Call['name'], CallProducers>>>

/** The letters of every picture in the contract tests. */
export const captchaText = 'ACEFH'
