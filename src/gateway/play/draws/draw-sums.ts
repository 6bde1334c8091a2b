import { nullable, string, type } from 'superstruct'
import type { Lottery } from '#games/lottery/lotteries.ts'
import type { Transaction } from '#gateway/platform/db/client.ts'
import { callOne } from '#gateway/platform/ledger/call.ts'
import { Refusal } from '#gateway/platform/ledger/errors.ts'
import { toJson } from '#lib/json.ts'

/** What is summed up of a bet. Minor units. */
export interface SummedBet {
  readonly issue: string
  readonly stake: bigint
  readonly exposure: bigint
  /** What it could win if a number comes, as `risked` of the rules has it. */
  readonly numbers: ReadonlyMap<string, bigint>
}

/** Whose bets are counted, in which currency. */
interface Counting {
  readonly memberId: bigint
  readonly currency: string
}

/**
 * Adds bets of a member to the sums of their draws, last in a transaction, because others may wait here. Draws come in their order.
 *
 * @throws {Refusal} `lottery_limit` if a draw, or a number of it, would risk too much
 */
export async function countIn(
  tx: Transaction,
  { id, exposure, numberExposure }: Pick<Lottery, 'id' | 'exposure' | 'numberExposure'>,
  whose: Counting,
  sums: readonly DrawSum[],
): Promise<void> {
  const beyond = await count(tx, id, whose, sums, { most: exposure, mostNumber: numberExposure })
  if (!beyond) return
  const { number } = beyond
  if (number === null) throw new Refusal('lottery_limit', { kind: 'draw', limit: exposure.toString() })
  throw new Refusal('lottery_limit', {
    ...{ kind: 'number', limit: numberExposure.toString() },
    // The first word is what is looked at.
    number: number.slice(number.indexOf(' ') + 1),
  })
}

/** Takes bets out of the sums of their draws; as {@link countIn}. */
export async function countOut(
  tx: Transaction,
  lottery: string,
  whose: Counting,
  bets: readonly SummedBet[],
): Promise<void> {
  const sums = sumsOf(bets).map(({ issue, bets: some, stake, exposure, numbers }) => ({
    ...{ issue, bets: -some, stake: -stake, exposure: -exposure },
    numbers: new Map([...numbers].map(([number, amount]) => [number, -amount])),
  }))
  await count(tx, lottery, whose, sums, { most: null, mostNumber: null })
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

const CountedRow = type({ beyond: nullable(type({ number: nullable(string()) })) })

/** @returns what would risk too much: a number, or the draw itself */
async function count(
  tx: Transaction,
  lottery: string,
  { memberId, currency }: Counting,
  sums: readonly DrawSum[],
  limits: { readonly most: bigint | null; readonly mostNumber: bigint | null },
) {
  const text = 'SELECT lottery_count(:lottery, :currency, :memberId, :sums::jsonb, :most, :mostNumber) AS beyond'
  const asked = sums.map(({ numbers, ...sum }) => ({ ...sum, numbers: Object.fromEntries(numbers) }))
  return (await callOne(tx, CountedRow, text, { lottery, currency, memberId, sums: toJson(asked), ...limits })).beyond
}
