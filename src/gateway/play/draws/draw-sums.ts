import { boolean, type } from 'superstruct'
import type { Lottery } from '#games/lottery/lotteries.ts'
import type { Transaction } from '#gateway/platform/db/client.ts'
import { callOne } from '#gateway/platform/ledger/call.ts'
import { Refusal } from '#gateway/platform/ledger/errors.ts'

/** What is summed up of a bet. Minor units. */
export interface SummedBet {
  readonly issue: string
  readonly stake: bigint
  readonly exposure: bigint
}

const CountedRow = type({ counted: boolean() })

/**
 * Adds bets to the sums of their draws, last in a transaction, because all bets of a draw wait here for each other. Draws come in their
 * order.
 *
 * @throws {Refusal} `lottery_limit` if a draw would risk too much
 */
export async function countIn(
  tx: Transaction,
  { id, exposure: most }: Pick<Lottery, 'id' | 'exposure'>,
  currency: string,
  bets: readonly SummedBet[],
): Promise<void> {
  for (const sum of sumsOf(bets))
    if (!(await count(tx, id, currency, sum, most)))
      throw new Refusal('lottery_limit', { kind: 'draw', limit: most.toString() })
}

/** Takes bets out of the sums of their draws; as {@link countIn}. */
export async function countOut(
  tx: Transaction,
  lottery: string,
  currency: string,
  bets: readonly SummedBet[],
): Promise<void> {
  for (const { issue, bets: count_, stake, exposure } of sumsOf(bets))
    await count(tx, lottery, currency, { issue, bets: -count_, stake: -stake, exposure: -exposure }, 0n)
}

interface Sum extends SummedBet {
  readonly bets: number
}

/** The sums of each draw, in the order of drawing, which is that of their names. */
function sumsOf(bets: readonly SummedBet[]): Sum[] {
  const sums = new Map<string, Sum>()
  for (const { issue, stake, exposure } of bets) {
    const sum = sums.get(issue) ?? { issue, bets: 0, stake: 0n, exposure: 0n }
    sums.set(issue, { issue, bets: sum.bets + 1, stake: sum.stake + stake, exposure: sum.exposure + exposure })
  }
  return [...sums.values()].sort((one, other) => (one.issue < other.issue ? -1 : 1))
}

async function count(tx: Transaction, lottery: string, currency: string, sum: Sum, most: bigint): Promise<boolean> {
  const text = 'SELECT lottery_count(:lottery, :issue, :currency, :bets, :stake, :exposure, :most) AS counted'
  return (await callOne(tx, CountedRow, text, { lottery, currency, ...sum, most })).counted
}
