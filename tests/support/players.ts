import type { Database } from '#gateway/platform/db/client.ts'
import { rowsAs } from './rows.ts'

/** A player of an open game. */
export interface Player {
  readonly memberId: bigint
  readonly gameSessionId: bigint
  /** The wallet they play with, which is empty. */
  readonly account: bigint
}

let players = 0

/**
 * New players of the existing game with node 1, in these currencies: play money is `FUN`. One statement creates them.
 */
export async function openPlayers(database: Database, currencies: readonly string[]): Promise<Player[]> {
  const run = `${process.pid}-${players++}`
  const rows = await rowsAs<{ member: bigint; game_session: bigint; account: bigint }>(
    database,
    `WITH wanted AS (
       SELECT place, currency, 'player-${run}-' || place AS name
       FROM (VALUES ${currencies.map((currency, place) => `(${place}, '${currency}')`).join(', ')}) w (place, currency)
     ), members AS (
       INSERT INTO member (account, account_key, nickname, type, currency, created_at)
       SELECT name, name, name, CASE currency WHEN 'FUN' THEN 4 ELSE 0 END, currency, now() FROM wanted ORDER BY place RETURNING id, account
     ), sessions AS (
       INSERT INTO session (token_hash, member_id, created_at, last_seen_at, expires_at, address, user_agent)
       SELECT sha256(convert_to(account, 'UTF8')), id, now(), now(), now() + interval '1 day', '127.0.0.1', 'Test' FROM members
       RETURNING id, member_id
     ), opened AS (
       SELECT w.place, m.id AS member, s.id AS session, w.currency, w.name,
         ledger_account_open('member', m.id::text, 'main', w.currency) AS account
       FROM wanted w JOIN members m ON m.account = w.name JOIN sessions s ON s.member_id = m.id
     ), games AS (
       INSERT INTO game_session (token_hash, session_id, member_id, node_id, mode, account_id, currency, started_at)
       SELECT sha256(convert_to('game ' || name, 'UTF8')), session, member, 1,
         CASE currency WHEN 'FUN' THEN 'trial' ELSE 'real' END, account, currency, now() FROM opened
       RETURNING id, member_id
     )
     SELECT o.member, g.id AS game_session, o.account FROM opened o JOIN games g ON g.member_id = o.member ORDER BY o.place`,
  )
  return rows.map(({ member, game_session, account }) => ({ memberId: member, gameSessionId: game_session, account }))
}
