import { CallError } from '#api/errors.ts'
import type { Money } from '#contract/entities/money.ts'
import { getJackpot } from '#contract/lobby/get-jackpot.ts'
import { call } from './call.ts'

/** The real prize pool; undefined where none backs the jackpot, or the gateway did not answer. */
export async function readJackpot(): Promise<Money | undefined> {
  try {
    const { amount, currency, backed } = await call(getJackpot, {})
    return backed && amount !== null ? { amount, currency } : undefined
  } catch (error) {
    if (error instanceof CallError) return undefined
    throw error
  }
}
