import { bigint, string, type } from 'superstruct'
import type { Executor } from '#gateway/platform/db/client.ts'
import { rowOf } from '#gateway/platform/db/rows.ts'
import { hashToken } from '#gateway/tokens.ts'

/** Keeps the hash of a token. */
export async function insertToken(
  on: Executor,
  made: { token: string; vendor: string; gameSessionId: bigint; kind: 'launch' | 'session'; now: Date },
): Promise<void> {
  const { token, ...rest } = made
  await on.query(
    `INSERT INTO vendor_token (token_hash, vassalage, game_session_id, kind, created_at)
     VALUES (:tokenHash, :vendor, :gameSessionId, :kind, :now)`,
    { tokenHash: hashToken(token), ...rest },
  )
}

const GameSessionRow = type({ id: bigint(), currency: string() })

/** The game session of the token that the site has. */
export async function gameSessionOf(on: Executor, gameToken: string) {
  const text = 'SELECT id, currency FROM game_session WHERE token_hash = :tokenHash'
  const row = await rowOf(on, GameSessionRow, text, { tokenHash: hashToken(gameToken) })
  if (!row) throw new Error('The game session was not opened.')
  return row
}
