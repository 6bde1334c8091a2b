import { CallError } from '#api/errors.ts'
import type { ResponseOf } from '#contract/define-call.ts'
import { getWinners } from '#contract/play/lobby/get-winners.ts'
import { call } from '#stores/call.ts'

export type Winner = ResponseOf<typeof getWinners>['list'][number]['vo']

/** Most entries on the board (product rule 6.10). */
const limit = 20

/**
 * The largest wins of real rounds, the largest first. The list of another gateway is sorted and cut to the limit here.
 *
 * @returns undefined if the gateway does not answer
 */
export async function loadWinners(language: string): Promise<readonly Winner[] | undefined> {
  try {
    const { list } = await call(getWinners, { gameCategory: 'ALL', language, limitNum: limit })
    const winners = list.map(({ vo }) => vo)
    return winners
      .sort((a, b) => (a.winAmount === b.winAmount ? 0 : a.winAmount < b.winAmount ? 1 : -1))
      .slice(0, limit)
  } catch (error) {
    if (error instanceof CallError) return undefined
    throw error
  }
}
