import { integer, nullable, string, type } from 'superstruct'
import { trialType } from '#contract/account/members/member.ts'
import type { TableMessage } from '#contract/play/tables/table.ts'
import type { Table } from '#games/tables/tables.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import type { Transaction } from '#gateway/platform/db/client.ts'
import { IdRow, Instant, rowOf, rowsOf } from '#gateway/platform/db/rows.ts'
import { CallFailure } from '#gateway/platform/http/failure.ts'
import { readSettings } from '#gateway/platform/settings/settings.ts'
import type { Player } from '#gateway/play/games/engine.ts'
import { newToken } from '#gateway/tokens.ts'
import { tableOfGame } from './at-table.ts'
import { messageById, messagesFor } from './chat-rows.ts'
import { cleaned, isMessageAllowed, tableChatSetting } from './chat-words.ts'

/** Messages of a member within a minute, and milliseconds between two. */
const [mostInMinute, pauseMs] = [10, 2_000]

const AuthorRow = type({ silenced_until: nullable(Instant) })
const RecentRow = type({ recent: integer(), last: nullable(Instant) })

/**
 * Writes to everybody at a table.
 *
 * @throws {CallFailure} `chat_off`, `message_refused`, `rate_limited`, `game_session_closed`
 */
export async function writeMessage(deps: GatewayDeps, player: Player, text: string): Promise<TableMessage> {
  const { database, now } = deps
  const { memberId } = player.session
  const table = await tableOfGame(database, player.game)
  const { chat } = await readSettings(database, { chat: tableChatSetting })
  // Trial users are nobody: they could come back under another name after each silence.
  if (!chat.on || player.session.type === trialType || !(await hasChat(deps, table))) throw new CallFailure('chat_off')
  const line = cleaned(text)
  if (!isMessageAllowed(line, chat.words)) throw new CallFailure('message_refused')
  const at = now()
  const id = await database.transaction(async (tx) => {
    await demandTurn(tx, memberId, at)
    const row = await rowOf(
      tx,
      IdRow,
      `INSERT INTO table_message (table_id, member_id, text, sent_at) VALUES (:table, :memberId, :line, :at) RETURNING id`,
      { table: table.id, memberId, line, at },
    )
    await tx.query('SELECT table_moved(:table)', { table: table.id })
    return row?.id ?? 0n
  })
  return await messageById(database, id)
}

/** @throws {CallFailure} `chat_off` if an operator silenced the member, `rate_limited` */
async function demandTurn(tx: Transaction, memberId: bigint, at: Date): Promise<void> {
  await tx.query(
    'INSERT INTO table_author (member_id, author_key) VALUES (:memberId, :key) ON CONFLICT (member_id) DO NOTHING',
    { memberId, key: newToken().slice(0, 16) },
  )
  // Messages of a member come one after the other.
  const locked = 'SELECT silenced_until FROM table_author WHERE member_id = :memberId FOR NO KEY UPDATE'
  const author = await rowOf(tx, AuthorRow, locked, { memberId })
  if (author?.silenced_until && author.silenced_until > at) throw new CallFailure('chat_off')
  const recent = await rowOf(
    tx,
    RecentRow,
    `SELECT count(*)::int AS recent, max(sent_at) AS last FROM table_message WHERE member_id = :memberId AND sent_at > :since`,
    { memberId, since: new Date(at.getTime() - 60_000) },
  )
  const isTooSoon = recent?.last && at.getTime() - recent.last.getTime() < pauseMs
  if (isTooSoon) throw new CallFailure('rate_limited', { retryAfter: Math.ceil(pauseMs / 1000) })
  if (recent && recent.recent >= mostInMinute) throw new CallFailure('rate_limited', { retryAfter: 60 })
}

const ChatRow = type({ has_chat: integer() })

async function hasChat({ database }: GatewayDeps, table: Table): Promise<boolean> {
  const text = 'SELECT has_chat::int FROM game_table WHERE table_id = :table'
  return (await rowOf(database, ChatRow, text, { table: table.id }))?.has_chat !== 0
}

const KeyRow = type({ author_key: string() })

/** What a member may read at the table, and whom they have muted. */
export async function readMessages({ database }: GatewayDeps, player: Player) {
  const { memberId } = player.session
  const table = await tableOfGame(database, player.game)
  const muted = await rowsOf(
    database,
    KeyRow,
    `SELECT k.author_key FROM table_mute n JOIN table_author k ON k.member_id = n.muted_id WHERE n.member_id = :memberId
     ORDER BY n.muted_at`,
    { memberId },
  )
  return { messages: await messagesFor(database, table, memberId), muted: muted.map((row) => row.author_key) }
}

/** Mutes a player for a member, or hears them again. Nobody can mute themselves; an unknown key changes nothing. */
export async function mutePlayer(
  { database, now }: GatewayDeps,
  player: Player,
  { authorKey, muted }: { readonly authorKey: string; readonly muted: boolean },
): Promise<void> {
  const { memberId } = player.session
  await tableOfGame(database, player.game)
  if (muted)
    await database.query(
      `INSERT INTO table_mute (member_id, muted_id, muted_at)
       SELECT :memberId, member_id, :now FROM table_author WHERE author_key = :authorKey AND member_id <> :memberId
       ON CONFLICT DO NOTHING`,
      { memberId, authorKey, now: now() },
    )
  else
    await database.query(
      `DELETE FROM table_mute WHERE member_id = :memberId
         AND muted_id IN (SELECT member_id FROM table_author WHERE author_key = :authorKey)`,
      { memberId, authorKey },
    )
}
