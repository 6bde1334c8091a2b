import { boolean, enums, StructError, size, string, type } from 'superstruct'
import { type Lottery, lotteryOf } from '#games/lottery/lotteries.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import type { Json } from '#gateway/platform/db/rows.ts'
import { callOne } from '#gateway/platform/ledger/call.ts'

/** Why a draw is corrected; the members concerned read it. */
export const Reason = size(string(), 1, 100)

/** A correction of a draw. */
export interface Correcting {
  readonly issue: string
  /** The right result, or null to make the draw void. */
  readonly result: Json | null
  /** A {@link Reason}. */
  readonly reason: string
  readonly by: string
}

/** Why a draw is not corrected, in a sentence for the operator. */
const faults = {
  unknown: 'There is no such draw.',
  early: 'The draw is not settled yet, or an earlier correction of it is not.',
  void: 'The draw is void: its stakes went back.',
  late: 'The draw is too old: bets that ended so long ago are not changed any more.',
  same: 'That is its result.',
} as const

const Corrected = type({ result: enums(['done', 'unknown', 'early', 'void', 'late', 'same']) })
const Voided = type({ voided: boolean() })

/** @throws {Error} with a sentence for the operator */
export function knownLottery(id: string): Lottery {
  const lottery = lotteryOf(id)
  if (!lottery) throw new Error(`There is no lottery ${id}.`)
  return lottery
}

/**
 * Stores a correction of a draw. Its bets are settled anew by `settleCorrections`.
 *
 * @throws {Error} with a sentence for the operator
 */
export async function correctDraw({ database }: GatewayDeps, { id, game }: Lottery, correcting: Correcting) {
  const { issue, result, reason, by } = correcting
  const right = result === null ? null : JSON.stringify(read(game, result))
  const corrected = await callOne(
    database,
    Corrected,
    'SELECT * FROM lottery_correct(:id, :issue, :right::jsonb, :reason, :by)',
    { id, issue, right, reason, by },
  )
  if (corrected.result !== 'done') throw new Error(faults[corrected.result])
}

function read(game: Lottery['game'], result: Json): Json {
  try {
    return game.read(result)
  } catch (thrown) {
    if (thrown instanceof StructError) throw new Error(`That is no result of ${game.type}: ${thrown.message}`)
    throw thrown
  }
}

/** Makes a draw void that has no result yet. @returns false if it has one */
export async function voidBeforeResult({ database }: GatewayDeps, { id }: Lottery, issue: string): Promise<boolean> {
  return (await callOne(database, Voided, 'SELECT lottery_void(:id, :issue) AS voided', { id, issue })).voided
}
