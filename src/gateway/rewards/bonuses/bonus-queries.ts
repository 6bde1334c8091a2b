import { bigint, enums, type Infer, integer, nullable, record, string, type } from 'superstruct'
import { bonusEntryKinds, bonusReasons, bonusStates } from '#contract/rewards/bonuses/bonus.ts'
import type { Executor } from '#gateway/platform/db/client.ts'
import { Instant, rowOf, rowsOf } from '#gateway/platform/db/rows.ts'
import type { Place } from '#gateway/platform/http/cursor.ts'
import { seekByNegatedId } from '#gateway/platform/http/keyset.ts'
import { BonusTermsStruct } from './terms.ts'

const BonusRow = type({
  id: bigint(),
  titles: record(string(), string()),
  currency: string(),
  status: enums(bonusStates),
  reason: nullable(enums(bonusReasons)),
  granted: bigint(),
  balance: bigint(),
  held: bigint(),
  required: bigint(),
  progress: bigint(),
  max_bet: nullable(bigint()),
  cap: nullable(bigint()),
  converted: nullable(bigint()),
  terms: BonusTermsStruct,
  created_at: Instant,
  expires_at: Instant,
  ended_at: nullable(Instant),
})
export type BonusRow = Infer<typeof BonusRow>

const bonusText = `SELECT g.id, o.titles, g.currency, g.status, g.reason, g.granted, a.balance - a.held AS balance, a.held, g.required,
    g.progress, g.max_bet, g.cap, g.converted, g.terms, g.created_at, g.expires_at, g.ended_at
  FROM bonus_grant g JOIN bonus_offer o ON o.id = g.offer_id JOIN ledger_account a ON a.id = g.account_id
  WHERE g.member_id = :memberId`

/** A bonus of a member; undefined also for another member's bonus. */
export function findBonus(on: Executor, memberId: bigint, id: bigint): Promise<BonusRow | undefined> {
  return rowOf(on, BonusRow, `${bonusText} AND g.id = :id`, { memberId, id })
}

/** The running bonuses of a member in the order in which bets feed them, and then those that only wait for their end. */
export function selectRunning(on: Executor, memberId: bigint, now: Date): Promise<BonusRow[]> {
  const place = `SELECT f.place FROM (SELECT id, row_number() OVER () AS place FROM bonuses_fed(:memberId, g.currency, :now)) f WHERE f.id = g.id`
  const text = `${bonusText} AND g.status = 'active' ORDER BY (${place}) NULLS LAST, g.expires_at, g.created_at, g.id LIMIT 100`
  return rowsOf(on, BonusRow, text, { memberId, now })
}

/** Ended bonuses of a member next to a place, or the newest: newest first. */
export function selectEnded(on: Executor, memberId: bigint, limit: number, place: Place | undefined) {
  const { where, order, parameters } = seekByNegatedId(place, 'g.id', { memberId, limit })
  const text = `SELECT * FROM (${bonusText} AND g.status <> 'active' ${where} ORDER BY ${order} LIMIT :limit) page ORDER BY id DESC`
  return rowsOf(on, BonusRow, text, parameters)
}

const EntryRow = type({
  id: bigint(),
  at: Instant,
  kind: enums(bonusEntryKinds),
  bonus_amount: bigint(),
  real_amount: bigint(),
  wagering: bigint(),
  weight: nullable(integer()),
  transfer_id: nullable(bigint()),
  stake: nullable(bigint()),
  bonus_stake: nullable(bigint()),
  win: nullable(bigint()),
  before: nullable(bigint()),
})
export type EntryRow = Infer<typeof EntryRow>

/** Entries of a grant next to a place, or the newest: newest first. */
export function selectEntries(on: Executor, grantId: bigint, limit: number, place: Place | undefined) {
  const { where, order, parameters } = seekByNegatedId(place, 'e.id', { grantId, limit })
  const text = `SELECT e.id, e.at, e.kind, e.bonus_amount, e.real_amount, e.wagering, e.weight, e.transfer_id, w.stake, w.bonus_stake, w.win,
      CASE WHEN e.kind IN ('convert', 'forfeit', 'expire') THEN (SELECT coalesce(sum(b.bonus_amount), 0)::bigint FROM bonus_entry b
        WHERE b.grant_id = :grantId AND b.id < e.id) END AS before
    FROM (SELECT * FROM bonus_entry e WHERE e.grant_id = :grantId ${where} ORDER BY ${order} LIMIT :limit) e
    LEFT JOIN wager w ON w.id = e.wager_id ORDER BY e.id DESC`
  return rowsOf(on, EntryRow, text, parameters)
}

const NameRow = type({ key: string(), name: string() })

/** Names of games by node, and of vendors by code, that the terms mention. */
export async function namesFor(on: Executor, rows: readonly BonusRow[]) {
  const nodes = rows.flatMap(({ terms }) => Object.keys(terms.weights.games ?? {}))
  const vendors = rows.flatMap(({ terms }) => Object.keys(terms.weights.vendors ?? {}))
  if (nodes.length + vendors.length === 0) return new Map<string, string>()
  const named = await rowsOf(
    on,
    NameRow,
    `SELECT node_id::text AS key, game_name AS name FROM game WHERE node_id::text = ANY (ARRAY(SELECT jsonb_array_elements_text(:nodes::text::jsonb)))
     UNION ALL SELECT vassalage, display_name FROM vendor WHERE vassalage = ANY (ARRAY(SELECT jsonb_array_elements_text(:vendors::text::jsonb)))`,
    { nodes: JSON.stringify(nodes), vendors: JSON.stringify(vendors) },
  )
  return new Map(named.map(({ key, name }) => [key, name]))
}
