import type { Executor, Transaction } from '#gateway/platform/db/client.ts'
import { daysBefore, purge } from '#gateway/platform/db/purge.ts'
import type { GameSession, Session } from '#gateway/platform/http/context.ts'
import { mainWallet, openWallet, refillTrialWallet, trialWallet } from '#gateway/platform/ledger/wallets.ts'
import { hashToken, newToken } from '#gateway/tokens.ts'

interface Launch {
  readonly session: Session
  readonly nodeId: number
  readonly mode: GameSession['mode']
  readonly now: Date
}

/**
 * Opens a game session and closes the member's earlier one of the same game and mode, so that an older frame stops. A
 * trial begins with its play money refilled.
 *
 * @returns the token, 256 random bits in base64url; only its hash is kept
 */
export async function openGameSession(tx: Transaction, { session, nodeId, mode, now }: Launch): Promise<string> {
  const { memberId } = session
  const wallet = mode === 'trial' ? trialWallet(memberId) : mainWallet(memberId, session.currency)
  const account = mode === 'trial' ? await refillTrialWallet(tx, memberId, now) : await openWallet(tx, wallet)
  // One launch per wallet at a time; two at once would both find the same session to close.
  await tx.query('SELECT pg_advisory_xact_lock(:account)', { account })
  await tx.query(
    `UPDATE game_session SET closed_at = :now
     WHERE member_id = :memberId AND node_id = :nodeId AND mode = :mode AND closed_at IS NULL`,
    { memberId, nodeId, mode, now },
  )
  const token = newToken()
  await tx.query(
    `INSERT INTO game_session (token_hash, session_id, member_id, node_id, mode, account_id, currency, started_at)
     VALUES (:tokenHash, :sessionId, :memberId, :nodeId, :mode, :account, :currency, :now)`,
    {
      tokenHash: hashToken(token),
      sessionId: session.sessionId,
      memberId,
      nodeId,
      mode,
      account,
      currency: wallet.currency,
      now,
    },
  )
  return token
}

/** Ends a game session; ending it twice changes nothing. */
export async function closeGameSession(database: Executor, gameSessionId: bigint, now: Date): Promise<void> {
  await database.query('UPDATE game_session SET closed_at = :now WHERE id = :gameSessionId AND closed_at IS NULL', {
    gameSessionId,
    now,
  })
}

/** Deletes game sessions whose session ended `days` ago. */
export async function forgetGameSessions(database: Executor, now: Date, days: number): Promise<void> {
  await purge(database, 'game_session', 'session_id IN (SELECT id FROM session WHERE ended_at < :before)', {
    before: daysBefore(now, days),
  })
}
