import { array, bigint, enums, type Infer, nullable, string, type } from 'superstruct'
import { measures } from '#contract/rewards/tournaments/tournament.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import type { Transaction } from '#gateway/platform/db/client.ts'
import { IdRow, Instant, rowOf, rowsOf } from '#gateway/platform/db/rows.ts'
import { eventsChannel } from '#gateway/platform/events/channel.ts'
import { ensureAccount } from '#gateway/platform/ledger/accounts.ts'
import { transfer } from '#gateway/platform/ledger/transfers.ts'
import type { Contest } from '#gateway/rewards/contests/contest.ts'
import { payPrizes } from '#gateway/rewards/contests/pay-prizes.ts'
import { workOutScores } from './scores.ts'

/** How the prizes of tournaments are kept and paid. */
export const tournamentContest: Contest = {
  table: 'tournament',
  entries: 'tournament_player',
  known: 'decided',
  account: 'id',
  funding: 'prize-pool',
  paying: 'prize',
  returning: 'prize-return',
  message: 'tournament_prize',
}

/**
 * Milliseconds after the end before places are decided: a bet that was settled in the last moments by a gateway whose clock is
 * behind is there by then.
 */
const grace = 5 * 60_000

const TournamentRow = type({
  id: bigint(),
  currency: string(),
  measure: enums(measures),
  game_types: array(string()),
  min_stake: bigint(),
  pool: bigint(),
  starts_at: Instant,
  ends_at: Instant,
  state: enums(['planned', 'running', 'decided'] as const),
  account_id: nullable(bigint()),
  counted_to: bigint(),
  ended: bigint(),
})
export type TournamentRow = Infer<typeof TournamentRow>

/**
 * The job of tournaments. It sets the pool aside at the start, counts bets, decides the places after the end, and pays the prizes.
 * Each step is a transaction, so it is done once, also if a gateway stops midway or several do this at once.
 */
export async function runTournaments(deps: GatewayDeps): Promise<void> {
  const due = `SELECT id FROM tournament WHERE state <> 'paid' AND starts_at <= :now ORDER BY id`
  for (const { id } of await rowsOf(deps.database, IdRow, due, { now: deps.now() })) {
    try {
      await run(deps, id)
    } catch (err) {
      // The others do not wait for this one.
      deps.log.error({ err, id: id.toString() }, 'a tournament could not go on')
    }
  }
}

async function run(deps: GatewayDeps, id: bigint): Promise<void> {
  const { database } = deps
  const now = deps.now()
  const hasChanged = await database.transaction((tx) => goOn(tx, id, now), { statementTimeout: 600_000 })
  if (hasChanged)
    await database.notify(eventsChannel, JSON.stringify({ kind: 'tournament', tournament: id.toString() }))
  await payPrizes(deps, tournamentContest, id)
}

/** Starts, counts or decides. @returns whether a score or the state has changed */
async function goOn(tx: Transaction, id: bigint, now: Date): Promise<boolean> {
  // The plan must not depend on statistics, which the embedded database never collects.
  await tx.query('SET LOCAL enable_seqscan = off')
  // The snapshot is read by a statement after the lock (src/gateway/platform/db/take-mark.ts).
  const lock = 'SELECT FROM tournament WHERE id = :id FOR NO KEY UPDATE SKIP LOCKED'
  if ((await tx.query(lock, { id })).length === 0) return false
  const row = await rowOf(
    tx,
    TournamentRow,
    `SELECT t.id, currency, measure, game_types, min_stake, pool, starts_at, ends_at, state, account_id, counted_to,
       pg_snapshot_xmin(s)::text::bigint AS ended
     FROM tournament t, pg_current_snapshot() s WHERE t.id = :id AND state IN ('planned', 'running') AND starts_at <= :now`,
    { id, now },
  )
  if (!row) return false
  if (row.state === 'planned') await fund(tx, row, now)
  const endedBy = await betsCompleteTo(tx)
  const isOver = endedBy !== null && endedBy.getTime() - grace >= row.ends_at.getTime()
  // Transaction ids begin again in a database that was restored elsewhere.
  const isRestored = row.ended < row.counted_to
  const changed = await workOutScores(tx, row, isOver || isRestored ? undefined : row.counted_to)
  await tx.query('UPDATE tournament SET counted_to = :ended, counted_at = :now WHERE id = :id', {
    id,
    ended: row.ended,
    now,
  })
  if (isOver) await decide(tx, id, now)
  return isOver || row.state === 'planned' || changed.length > 0
}

const MarkRow = type({ complete_to: nullable(Instant) })

/** The moment up to which every settled bet is in the database for all to see; null if that is not known yet. */
async function betsCompleteTo(tx: Transaction): Promise<Date | null> {
  // Levels need the same moment, and find it out with every count.
  return (await rowOf(tx, MarkRow, 'SELECT complete_to FROM vip_mark'))?.complete_to ?? null
}

/** Puts the whole pool aside, so that it is there when it is won. */
async function fund(tx: Transaction, { id, currency, pool }: TournamentRow, now: Date): Promise<void> {
  const account = await ensureAccount(tx, { kind: 'system', id: 'prizes' }, `tournament:${id}`, currency)
  const transferId = await transfer(tx, {
    kind: 'prize-pool',
    reference: `tournament:${id}`,
    at: now,
    legs: [
      { account, amount: pool },
      { system: 'bonus', amount: -pool },
    ],
  })
  const text = `UPDATE tournament SET state = 'running', account_id = :account, funded_by = :transferId WHERE id = :id`
  await tx.query(text, { id, account, transferId })
}

/** Gives places and prizes. With equal scores, the earlier one is higher. */
async function decide(tx: Transaction, id: bigint, now: Date): Promise<void> {
  await tx.query(
    `UPDATE tournament_player p SET state = CASE WHEN r.prize IS NULL THEN 'none' ELSE 'open' END,
       place = CASE WHEN r.prize IS NOT NULL THEN r.place END, prize = r.prize
     FROM (SELECT q.id, q.place, (t.prizes ->> (q.place - 1)::integer)::bigint AS prize
       FROM tournament t CROSS JOIN LATERAL (SELECT id, score,
           row_number() OVER (ORDER BY score DESC, reached_at, id) AS place
         FROM tournament_player WHERE tournament_id = t.id AND score > 0) q
       WHERE t.id = :id) r
     WHERE p.id = r.id`,
    { id },
  )
  await tx.query(
    `UPDATE tournament_player SET state = 'none' WHERE tournament_id = :tournamentId AND state = 'playing'`,
    { tournamentId: id },
  )
  await tx.query(`UPDATE tournament SET state = 'decided', decided_at = :now WHERE id = :id`, { id, now })
}
