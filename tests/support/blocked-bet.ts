import { bet, betTransaction } from '#gateway/play/vendors/door.ts'
import type { TestGateway } from '#tests/support/gateway.ts'
import { rowsAs } from '#tests/support/rows.ts'

/**
 * Makes a bet that can never be settled: another one has the name of its settlement. No call can do that; it stands for whatever may be
 * wrong with one bet.
 */
export async function blockBet({ deps }: TestGateway, wagerId: bigint): Promise<void> {
  const [row] = await rowsAs<{ member: bigint; session: bigint; engine: string }>(
    deps.database,
    `SELECT w.member_id AS member, r.game_session_id AS session, r.engine FROM wager w JOIN round r ON r.id = w.round_id WHERE w.id = :wagerId`,
    { wagerId },
  )
  if (!row) throw new Error(`There is no bet ${wagerId}`)
  const blocking = await bet(deps.database, {
    transaction: { ...betTransaction(row.member, 'settle', wagerId), request: { call: 'other' } },
    ...{ gameSessionId: row.session, engine: row.engine, key: `blocks ${wagerId}`, stake: 1n },
    round: { reference: `blocks ${wagerId}`, exclusive: false },
    now: deps.now(),
  })
  if (blocking.result !== 'done') throw new Error(`The bet is not blocked: ${blocking.result}`)
}
