import { memberType } from '#contract/account/members/member.ts'
import type { GameType } from '#contract/play/games/game.ts'
import { createMember } from '#gateway/account/members/accounts.ts'
import type { Database, SqlParameters } from '#gateway/platform/db/client.ts'

/** A game of each of these categories, by node id. */
export const nodes = { RNG: 1, LIVE: 2, FISH: 3 } as const satisfies Partial<Record<GameType, number>>

/** The least catalogue that rounds can name. */
export async function smallCatalogue(database: Database): Promise<void> {
  await database.query("INSERT INTO vendor VALUES ('ARARA', 'Arara', 'M0 0', 1)")
  for (const [type, node] of Object.entries(nodes)) {
    await database.query(
      `INSERT INTO game VALUES (:node, 'ARARA', :type, :type, :type, '{}', '/game.svg', false, false, true, NULL, NULL, :node, true)`,
      { node, type },
    )
  }
}

/** Lets a theme of the house play the slots of {@link smallCatalogue}: only such games have free rounds. */
export async function withTheme(database: Database): Promise<void> {
  const text = "UPDATE game SET engine = 'slots', theme = 'arara-dourada' WHERE node_id = :nodeId"
  await database.query(text, { nodeId: nodes.RNG })
}

let members = 0

export function newMember(database: Database): Promise<bigint> {
  const account = `history${++members}`
  return database.transaction((tx) =>
    createMember(tx, { account, type: memberType, currency: 'BRL', createdAt: new Date() }),
  )
}

/** Runs one statement as the owner of the tables, who may do what the application may not. */
export async function byOwner(database: Database, text: string, parameters: SqlParameters = {}): Promise<void> {
  await database.transaction(async (tx) => {
    await tx.query('SET LOCAL ROLE NONE')
    await tx.query(text, parameters)
  })
}

/** A round of {@link writeRounds}, as SQL of its number `n` from 0 on. */
export interface RoundsSql {
  /** How many. */
  readonly count: number
  readonly memberId: bigint
  /** Id of the first; each has the next. */
  readonly firstId?: number
  readonly node?: string
  readonly status?: string
  readonly placedAt: string
}

/** Writes rounds of one bet without the ledger: they have no transfers, so a proof of rounds and holds would object. */
export async function writeRounds(database: Database, rounds: RoundsSql): Promise<void> {
  await byOwner(database, ...insertion(rounds))
}

/** The same by the hundred thousand: past the triggers, and counted by the hour afterwards. For a new member only. */
export async function writeManyRounds(database: Database, rounds: RoundsSql): Promise<void> {
  await database.transaction(
    async (tx) => {
      await tx.query('SET LOCAL ROLE NONE')
      await tx.query('SET LOCAL session_replication_role = replica')
      await tx.query(...insertion(rounds))
      await tx.query(
        `INSERT INTO member_hour
           (member_id, currency, hour, game_type, status, wagers, stake, win, valid_bet, first_wager, last_wager)
         SELECT member_id, currency, date_trunc('hour', placed_at, 'UTC'), game_type, status, count(*), sum(stake),
           coalesce(sum(win), 0), coalesce(sum(valid_bet), 0), min(id), max(id)
         FROM wager WHERE member_id = :memberId GROUP BY 1, 2, 3, 4, 5`,
        { memberId: rounds.memberId },
      )
    },
    { statementTimeout: 600_000 },
  )
}

function insertion(rounds: RoundsSql): [text: string, parameters: SqlParameters] {
  const { count, memberId, firstId = 1, node = '1', status = "'settled'", placedAt } = rounds
  return [
    `WITH made AS (
       SELECT :firstId + n AS id, n, node, g.game_type, status, placed, CASE WHEN status <> 'open' THEN placed END AS ended,
         20 + n % 7 AS stake, n % 3 * 15 AS win
       FROM (SELECT n, (${node}) AS node, (${status}) AS status, (${placedAt})::timestamptz AS placed
         FROM generate_series(0, :count - 1) n) rounds JOIN game g ON g.node_id = node
     ), rounds AS (
       INSERT INTO round (id, game_session_id, member_id, node_id, engine, mode, currency, state, exclusive, opened_at, ended_at)
       SELECT id, 1, :memberId, node, 'slots', 'real', 'BRL', CASE status WHEN 'open' THEN 'open' ELSE 'ended' END, true, placed, ended
       FROM made
     )
     INSERT INTO wager (id, round_id, game_session_id, member_id, node_id, game_type, mode, currency, stake, win, outcome,
       state, status, valid_bet, rule_version, transaction_key, balance_before, balance_after, placed_at, settled_at, settled_xid)
     SELECT id, id, 1, :memberId, node, game_type, 'real', 'BRL', stake, CASE status WHEN 'settled' THEN win END, '{}',
       CASE status WHEN 'open' THEN 'open' WHEN 'voided' THEN 'void' ELSE CASE WHEN win > 0 THEN 'won' ELSE 'lost' END END, status,
       CASE status WHEN 'settled' THEN stake WHEN 'voided' THEN 0 END, CASE WHEN status <> 'open' THEN 1 END, n::text, 1000,
       CASE WHEN status <> 'open' THEN 1000 END, placed, ended, CASE WHEN status <> 'open' THEN 1 END
     FROM made ORDER BY id`,
    { memberId, firstId, count },
  ]
}
