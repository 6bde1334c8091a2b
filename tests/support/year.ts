import type { Database } from '#gateway/platform/db/client.ts'
import { byOwner } from './rounds.ts'
import { spender } from './spending.ts'

/** Rounds of a member who plays a great deal. */
export const roundsOfYear = 300_000

/**
 * A person's year in bulk: a deposit on every thousandth event, a withdrawal after every third of them, and rounds of which
 * each third wins, at even distances. It is written past the functions of the ledger, so nothing proves its hashes; sums
 * and times are those that the functions would have written.
 *
 * @param rounds how many
 */
export async function writeYear(database: Database, rounds: number) {
  const member = await spender(database)
  const { account, memberId } = member
  await database.transaction(
    async (tx) => {
      await tx.query('SET LOCAL ROLE NONE')
      await tx.query('SET LOCAL session_replication_role = replica')
      await tx.query(eventsText, { account, rounds })
      await tx.query(`INSERT INTO ledger_transfer (id, kind, reference, metadata, hash) OVERRIDING SYSTEM VALUE
        SELECT transfer_id, kind, CASE kind WHEN 'deposit' THEN 'deposit:Y' || n END,
          CASE kind WHEN 'bet' THEN jsonb_build_object('wager', '', 'id', wager_id::text) ELSE '{}' END, '\\x' FROM year_event`)
      await tx.query(
        `INSERT INTO ledger_posting (transfer_id, account_id, account_seq, amount, currency, balance_before, balance_after, hash,
           created_at, at, line, credited, line_credited, line_debited, line_fee)
         SELECT transfer_id, :account, seq, amount, 'BRL', balance - amount, balance, '\\x', at, at, line, credited,
           CASE WHEN line <> 'play' THEN line_credited END, CASE WHEN line <> 'play' THEN line_debited END,
           CASE WHEN line <> 'play' THEN 0 END
         FROM year_event ORDER BY seq`,
        { account },
      )
      await tx.query(
        `UPDATE ledger_account a SET balance = e.balance, postings = e.seq
         FROM (SELECT balance, seq FROM year_event ORDER BY seq DESC LIMIT 1) e WHERE a.id = :account`,
        { account },
      )
      await tx.query(roundsText, { memberId })
      await tx.query(
        `INSERT INTO member_hour
           (member_id, currency, hour, game_type, status, wagers, stake, win, valid_bet, first_wager, last_wager)
         SELECT member_id, currency, date_trunc('hour', placed_at, 'UTC'), game_type, status, count(*), sum(stake),
           coalesce(sum(win), 0), coalesce(sum(valid_bet), 0), min(id), max(id)
         FROM wager WHERE member_id = :memberId GROUP BY 1, 2, 3, 4, 5`,
        { memberId },
      )
      await tx.query('DROP TABLE year_event')
    },
    { statementTimeout: 600_000 },
  )
  await byOwner(database, 'ANALYZE ledger_posting, ledger_transfer, wager, member_hour')
  return member
}

/** Every posting of the wallet: the first is a deposit, and a winning round has two. */
const eventsText = `CREATE TEMP TABLE year_event AS
  WITH event AS (
    SELECT n, kind, amount,
      '2026-01-01T12:00:00Z'::timestamptz + n * (interval '364 days' / :rounds::int) AS at
    FROM generate_series(0, :rounds::int) n CROSS JOIN LATERAL (
      SELECT 1 AS part, 'deposit' AS kind, 1000000::bigint AS amount WHERE n % 1000 = 0
      UNION ALL SELECT 2, 'withdrawal', -500000 WHERE n % 3000 = 2999
      UNION ALL SELECT 3, 'bet', -(100 + n % 7)::bigint WHERE n > 0
      UNION ALL SELECT 4, 'bet-payout', (90 + n % 400)::bigint WHERE n > 0 AND n % 3 = 0) part
    ORDER BY n, part
  ), counted AS (
    SELECT *, row_number() OVER () AS seq,
      CASE WHEN kind LIKE 'bet%' THEN 'play' ELSE kind END AS line FROM event
  )
  SELECT c.*, 1000000000 + :account::bigint * 1000000 + seq AS transfer_id, 1000000000 + :account::bigint * 1000000 + n AS wager_id,
    (sum(amount) OVER every)::bigint AS balance, (sum(greatest(amount, 0)) OVER every)::bigint AS credited,
    (sum(greatest(amount, 0)) OVER alike)::bigint AS line_credited,
    (sum(greatest(-amount, 0)) OVER alike)::bigint AS line_debited
  FROM counted c WINDOW every AS (ORDER BY seq), alike AS (PARTITION BY line ORDER BY seq)`

const roundsText = `WITH made AS (
    SELECT b.wager_id AS id, b.n, b.at, -b.amount AS stake, coalesce(p.amount, 0) AS win, b.transfer_id,
      p.transfer_id AS payout, b.balance + coalesce(p.amount, 0) AS after
    FROM year_event b LEFT JOIN year_event p ON p.n = b.n AND p.kind = 'bet-payout' WHERE b.kind = 'bet'
  ), rounds AS (
    INSERT INTO round (id, game_session_id, member_id, node_id, engine, mode, currency, state, exclusive, opened_at, ended_at)
    SELECT id, 1, :memberId, 1, 'slots', 'real', 'BRL', 'ended', true, at, at FROM made
  )
  INSERT INTO wager (id, round_id, game_session_id, member_id, node_id, game_type, mode, currency, stake, win, outcome, state,
    status, valid_bet, rule_version, transaction_key, balance_before, balance_after, placed_at, settled_at, settled_xid,
    transfer_id, payout_transfer_id)
  SELECT id, id, 1, :memberId, 1, 'RNG', 'real', 'BRL', stake, win, '{}', CASE WHEN win > 0 THEN 'won' ELSE 'lost' END, 'settled',
    stake, 1, n::text, after + stake - win, after, at, at, 1, transfer_id, payout
  FROM made ORDER BY id`
