import { randomBytes } from 'node:crypto'
import { array, bigint, enums, type Infer, integer, string, type } from 'superstruct'
import { gameTypes } from '#contract/play/games/game.ts'
import type { Executor, Transaction } from '#gateway/platform/db/client.ts'
import { IdRow, Instant, rowOf } from '#gateway/platform/db/rows.ts'
import { ensureAccount } from '#gateway/platform/ledger/accounts.ts'
import { transfer } from '#gateway/platform/ledger/transfers.ts'
import { hashOfSeed } from '#lib/seeded-draw.ts'
import type { JackpotSetting } from './setting.ts'

/** States of a stored pot. */
export const potStates = ['running', 'won'] as const

/** A place in the order of the bets: the transaction that settled it, and the number of the bet. */
export interface BetPlace {
  readonly xid: bigint
  readonly bet: bigint
}

const PotRow = type({
  id: bigint(),
  currency: string(),
  start: bigint(),
  ceiling: bigint(),
  share: integer(),
  game_types: array(enums(gameTypes)),
  node_ids: array(integer()),
  seed: string(),
  seed_hash: string(),
  opened_at: Instant,
  account_id: bigint(),
  from_xid: bigint(),
  from_bet: bigint(),
  after_bet: bigint(),
  counted: bigint(),
  amount: bigint(),
})
export type PotRow = Infer<typeof PotRow>

/** The pot that bets feed now; undefined if there is none. */
export function runningPot(on: Executor): Promise<PotRow | undefined> {
  return rowOf(
    on,
    PotRow,
    `SELECT id, currency, start, ceiling, share, game_types, node_ids, seed, seed_hash, opened_at, account_id, from_xid,
       from_bet, after_bet, counted, amount
     FROM jackpot_pot WHERE state = 'running'`,
  )
}

interface Opening {
  readonly setting: JackpotSetting
  readonly currency: string
  /** Bets behind this place feed it. */
  readonly from: BetPlace
  readonly now: Date
}

/**
 * Opens a pot by the setting: its start is put aside, and the hash of the seed that decides when it falls is stored to be
 * published. The caller holds the mark, so that there is one pot at a time.
 */
export async function openPot(tx: Transaction, { setting, currency, from, now }: Opening): Promise<PotRow> {
  const start = BigInt(setting.start)
  const id = (await rowOf(tx, IdRow, `SELECT nextval(pg_get_serial_sequence('jackpot_pot', 'id')) AS id`))?.id ?? 0n
  const account = await ensureAccount(tx, { kind: 'system', id: 'prizes' }, `jackpot:${id}`, currency)
  const fundedBy = await transfer(tx, {
    kind: 'jackpot-start',
    reference: `jackpot:${id}`,
    at: now,
    legs: [
      { account, amount: start },
      { system: 'bonus', amount: -start },
    ],
  })
  const seed = randomBytes(32).toString('hex')
  await tx.query(
    `INSERT INTO jackpot_pot (id, currency, start, ceiling, share, game_types, node_ids, seed, seed_hash, opened_at, account_id,
       funded_by, from_xid, from_bet, after_bet, amount)
     OVERRIDING SYSTEM VALUE
     SELECT :id, :currency, :start::bigint, :ceiling, :share, :gameTypes::text::jsonb, :nodeIds::text::jsonb, :seed, :seedHash, :now, :account,
       :fundedBy, :fromXid, :fromBet, after_bet, :start::bigint FROM jackpot_mark`,
    {
      id,
      currency,
      start,
      ceiling: BigInt(setting.ceiling),
      share: setting.share,
      gameTypes: JSON.stringify(setting.gameTypes),
      nodeIds: JSON.stringify(setting.nodeIds),
      seed,
      seedHash: await hashOfSeed(seed),
      now,
      account,
      fundedBy,
      fromXid: from.xid,
      fromBet: from.bet,
    },
  )
  const pot = await runningPot(tx)
  if (!pot) throw new Error('The opened pot is not there.')
  return pot
}
