import { CallError } from '#api/errors.ts'
import { getJackpot, type Jackpot } from '#contract/rewards/jackpot/get-jackpot.ts'
import { getJackpotWins } from '#contract/rewards/jackpot/get-jackpot-wins.ts'
import type { JackpotWin } from '#contract/rewards/jackpot/jackpot.ts'
import { call } from '#stores/call.ts'

/** The jackpot as it stands; undefined if the gateway does not answer. */
export const readJackpot = (): Promise<Jackpot | undefined> => orNothing(call(getJackpot, {}))

/** The last jackpots that were won, the newest first; undefined if the gateway does not answer. */
export const readJackpotWins = async (): Promise<readonly JackpotWin[] | undefined> =>
  (await orNothing(call(getJackpotWins, {})))?.list

async function orNothing<Value>(asked: Promise<Value>): Promise<Value | undefined> {
  try {
    return await asked
  } catch (error) {
    if (error instanceof CallError) return undefined
    throw error
  }
}
