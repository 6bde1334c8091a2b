import { bigint, type Infer, integer, nullable, type } from 'superstruct'
import type { Transaction } from '#gateway/platform/db/client.ts'
import { Instant, rowOf } from '#gateway/platform/db/rows.ts'
import { transfer } from '#gateway/platform/ledger/transfers.ts'
import { betsFor, fallsAt, potOf } from '#lib/jackpot-draw.ts'
import { feedsPot } from './counted-bets.ts'
import type { PotRow } from './pot.ts'

/** The transactions whose bets are counted: the first of them, and the one that follows the last. */
export interface Stretch {
  readonly from: bigint
  readonly to: bigint
}

const FirstRow = type({
  id: bigint(),
  member_id: bigint(),
  node_id: integer(),
  settled_xid: bigint(),
  settled_at: Instant,
  valid_bet: bigint(),
  so_far: bigint(),
})

const SumRow = type({ total: nullable(bigint()) })

/** The bet that brought a pot to the drawn amount, and that amount. */
export interface WinningBet {
  readonly bet: Infer<typeof FirstRow>
  readonly falls: bigint
  /** What the pot has with it. */
  readonly amount: bigint
}

const betsText = `SELECT w.id, w.member_id, w.node_id, w.settled_xid, w.settled_at, w.valid_bet,
    (sum(w.valid_bet) OVER (ORDER BY w.settled_xid, w.id))::bigint AS so_far
  FROM jackpot_pot p JOIN wager w ON w.settled_xid >= :from AND w.settled_xid < :to AND ${feedsPot}
  WHERE p.id = :id`

/**
 * Counts bets into a pot, up to the one with which it reaches the drawn amount, and moves their share into it: one
 * transfer for all of them (product rules 34.2 and 34.4).
 *
 * @returns the bet that wins the pot; undefined if it runs on
 */
export async function feedPot(
  tx: Transaction,
  pot: PotRow,
  { from, to }: Stretch,
  now: Date,
): Promise<WinningBet | undefined> {
  const range = { id: pot.id, from: from > pot.from_xid ? from : pot.from_xid, to }
  const falls = await fallsAt(pot.seed, pot)
  const bet = await rowOf(
    tx,
    FirstRow,
    `SELECT * FROM (${betsText}) b WHERE so_far >= :missing ORDER BY so_far LIMIT 1`,
    {
      ...range,
      missing: betsFor(pot, falls) - pot.counted,
    },
  )
  const sum = bet?.so_far ?? (await rowOf(tx, SumRow, `SELECT max(so_far) AS total FROM (${betsText}) b`, range))?.total
  if (!sum) return undefined
  const counted = pot.counted + sum
  const amount = potOf(pot, counted)
  const grown = amount - pot.amount
  // Small bets may add less than a minor unit.
  if (grown > 0n)
    await transfer(tx, {
      kind: 'jackpot-share',
      reference: `jackpot:${pot.id}`,
      at: now,
      legs: [
        { account: pot.account_id, amount: grown },
        { system: 'bonus', amount: -grown },
      ],
    })
  await tx.query('UPDATE jackpot_pot SET counted = :counted, amount = :amount, state = :state WHERE id = :id', {
    id: pot.id,
    counted,
    amount,
    state: bet ? 'won' : 'running',
  })
  return bet && { bet, falls, amount }
}
