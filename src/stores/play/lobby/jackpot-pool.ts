import { CallError } from '#api/errors.ts'
import type { Money } from '#contract/money.ts'
import { getJackpot } from '#contract/play/lobby/get-jackpot.ts'
import { call } from '#stores/call.ts'

/** The real prize pool; `none` if there is none; undefined if the gateway does not answer. */
export async function readJackpot(): Promise<Money | 'none' | undefined> {
  try {
    const { amount, currency, backed } = await call(getJackpot, {})
    return backed && amount !== null ? { amount, currency } : 'none'
  } catch (error) {
    if (error instanceof CallError) return undefined
    throw error
  }
}
