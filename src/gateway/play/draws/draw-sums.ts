import { boolean, nullable, string, type } from 'superstruct'
import type { Lottery } from '#games/lottery/lotteries.ts'
import type { Transaction } from '#gateway/platform/db/client.ts'
import { callOne } from '#gateway/platform/ledger/call.ts'
import { Refusal } from '#gateway/platform/ledger/errors.ts'

/** What is summed up of a bet. Minor units. */
export interface SummedBet {
  readonly issue: string
  readonly stake: bigint
  readonly exposure: bigint
  /** What it could win if a number comes, as `risked` of the rules has it. */
  readonly numbers: ReadonlyMap<string, bigint>
}

/**
 * Adds bets to the sums of their draws, last in a transaction, because all bets of a draw wait here for each other. Draws come in their
 * order, and numbers of a draw in theirs.
 *
 * @throws {Refusal} `lottery_limit` if a draw, or a number of it, would risk too much
 */
export async function countIn(
  tx: Transaction,
  { id, exposure, numberExposure }: Pick<Lottery, 'id' | 'exposure' | 'numberExposure'>,
  currency: string,
  sums: readonly DrawSum[],
): Promise<void> {
  for (const sum of sums) {
    const draw = { lottery: id, currency, issue: sum.issue }
    if (!(await count(tx, { ...draw, bets: sum.bets, stake: sum.stake, exposure: sum.exposure, most: exposure })))
      throw new Refusal('lottery_limit', { kind: 'draw', limit: exposure.toString() })
    const beyond = await countNumbers(tx, { ...draw, numbers: jsonOf(sum.numbers, 1n), most: numberExposure })
    // The first word is what is looked at.
    if (beyond !== null)
      throw new Refusal('lottery_limit', {
        ...{ kind: 'number', limit: numberExposure.toString() },
        number: beyond.slice(beyond.indexOf(' ') + 1),
      })
  }
}

/** Takes bets out of the sums of their draws; as {@link countIn}. */
export async function countOut(
  tx: Transaction,
  lottery: string,
  currency: string,
  bets: readonly SummedBet[],
): Promise<void> {
  for (const { issue, bets: some, stake, exposure, numbers } of sumsOf(bets)) {
    const draw = { lottery, currency, issue }
    await count(tx, { ...draw, bets: -some, stake: -stake, exposure: -exposure, most: 0n })
    await countNumbers(tx, { ...draw, numbers: jsonOf(numbers, -1n), most: null })
  }
}

/** What bets add to the sums of a draw. */
interface DrawSum extends SummedBet {
  readonly bets: number
}

/** The sums of each draw, in the order of drawing, which is that of their names. */
export function sumsOf(bets: readonly SummedBet[]): readonly DrawSum[] {
  const sums = new Map<string, { bets: number; stake: bigint; exposure: bigint; numbers: Map<string, bigint> }>()
  for (const { issue, stake, exposure, numbers } of bets) {
    const sum = sums.get(issue) ?? { bets: 0, stake: 0n, exposure: 0n, numbers: new Map<string, bigint>() }
    sums.set(issue, sum)
    sum.bets++
    sum.stake += stake
    sum.exposure += exposure
    for (const [number, amount] of numbers) sum.numbers.set(number, (sum.numbers.get(number) ?? 0n) + amount)
  }
  return [...sums]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([issue, { bets: some, ...sum }]) => ({ issue, bets: some, ...sum }))
}

const jsonOf = (numbers: ReadonlyMap<string, bigint>, sign: bigint): string =>
  JSON.stringify(Object.fromEntries([...numbers].map(([number, amount]) => [number, `${sign * amount}`])))

const CountedRow = type({ counted: boolean() })
const BeyondRow = type({ beyond: nullable(string()) })

/** A draw in a currency. */
interface Draw {
  readonly lottery: string
  readonly issue: string
  readonly currency: string
}

async function count(
  tx: Transaction,
  asked: Draw & { readonly bets: number; readonly stake: bigint; readonly exposure: bigint; readonly most: bigint },
): Promise<boolean> {
  const text = 'SELECT lottery_count(:lottery, :issue, :currency, :bets, :stake, :exposure, :most) AS counted'
  return (await callOne(tx, CountedRow, text, { ...asked })).counted
}

/** @returns a number that would risk too much */
async function countNumbers(
  tx: Transaction,
  asked: Draw & { readonly numbers: string; readonly most: bigint | null },
): Promise<string | null> {
  if (asked.numbers === '{}') return null
  const text = 'SELECT lottery_count_numbers(:lottery, :issue, :currency, :numbers::jsonb, :most) AS beyond'
  return (await callOne(tx, BeyondRow, text, { ...asked })).beyond
}
