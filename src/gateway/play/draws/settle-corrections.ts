import { bigint, type Infer, nullable, string, type } from 'superstruct'
import { type Lottery, lotteryOf } from '#games/lottery/lotteries.ts'
import { leaveMessages } from '#gateway/account/messages/messages.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import type { Transaction } from '#gateway/platform/db/client.ts'
import { Json, rowsOf } from '#gateway/platform/db/rows.ts'
import { balanceChanged } from '#gateway/platform/events/balance-changes.ts'
import { correctionTransaction } from '#gateway/play/vendors/door.ts'
import { resettle } from '#gateway/play/vendors/resettle.ts'
import { betEnd, outcomeOf, type SettledBet, SettledBetRow, settledBetFields, settledBetTables } from './bet-end.ts'

/** Bets that are settled anew in one transaction. */
const batch = 100

const CorrectionRow = type({
  id: bigint(),
  lottery: string(),
  issue: string(),
  reason: string(),
  commitment: string(),
  server_seed: nullable(string()),
  result: nullable(Json),
})
type Correction = Infer<typeof CorrectionRow>

/**
 * Settles the bets of corrected draws anew, some at a time, and tells their players. Each bet is settled once by each correction, by
 * whichever gateway comes first; what a killed one left is done the next time.
 */
export async function settleCorrections(deps: GatewayDeps): Promise<void> {
  const { database, log } = deps
  const corrections = await rowsOf(
    database,
    CorrectionRow,
    `SELECT c.id, c.lottery, c.issue, c.reason, d.commitment, d.server_seed, c.new_result AS result
     FROM lottery_correction c JOIN lottery_draw d USING (lottery, issue) WHERE c.settled_at IS NULL ORDER BY c.id`,
  )
  for (const correction of corrections)
    try {
      const lottery = lotteryOf(correction.lottery)
      if (!lottery) throw new Error(`There is no lottery ${correction.lottery}`)
      const left = await idsLeft(deps, correction)
      for (let at = 0; at < left.length; at += batch)
        await settleTogether(deps, lottery, correction, left.slice(at, at + batch))
      // Another gateway may still be at some of them, and goes on with this.
      if ((await idsLeft(deps, correction)).length > 0) continue
      await tell(deps, correction)
      await database.query('SELECT lottery_correction_settled(:id)', { id: correction.id })
    } catch (err) {
      log.error({ err, correction: `${correction.id}` }, 'a correction of a draw was not settled')
    }
}

const IdsRow = type({ id: bigint() })

/** The bets that are still to be settled anew. */
const idsLeft = async ({ database }: GatewayDeps, { id }: Correction): Promise<bigint[]> =>
  (await rowsOf(database, IdsRow, 'SELECT id FROM lottery_to_correct(:id) AS id', { id })).map((row) => row.id)

/** Settles bets anew in one transaction, or each alone if one of them cannot be, so that nobody waits for its money. */
async function settleTogether(deps: GatewayDeps, lottery: Lottery, correction: Correction, ids: readonly bigint[]) {
  const { database, log } = deps
  try {
    const members = await database.transaction((tx) => settleSome(deps, tx, lottery, correction, ids))
    for (const member of new Set(members)) balanceChanged(deps, member)
  } catch (err) {
    log.error({ err, correction: `${correction.id}`, bets: ids.map(String) }, 'bets were not settled anew')
    if (ids.length > 1) for (const id of ids) await settleTogether(deps, lottery, correction, [id])
  }
}

/** @returns the members whose bets were settled anew */
async function settleSome(
  { now }: GatewayDeps,
  tx: Transaction,
  lottery: Lottery,
  correction: Correction,
  ids: readonly bigint[],
): Promise<bigint[]> {
  const bets = await rowsOf(
    tx,
    SettledBetRow,
    `SELECT ${settledBetFields} FROM ${settledBetTables}
     WHERE b.wager_id IN (SELECT jsonb_array_elements_text(:ids::jsonb)::bigint) ORDER BY b.wager_id FOR UPDATE OF b SKIP LOCKED`,
    { ids: JSON.stringify(ids.map(String)) },
  )
  for (const bet of bets) await settleAnew(tx, lottery, correction, bet, now())
  return bets.map(({ member_id: member }) => member)
}

async function settleAnew(tx: Transaction, lottery: Lottery, correction: Correction, bet: SettledBet, now: Date) {
  const { wager_id: wagerId, member_id: memberId } = bet
  const { prizes, returned } = betEnd(lottery, correction, bet)
  const { result, paid, missing } = await resettle(tx, {
    transaction: correctionTransaction(memberId, correction.id, wagerId),
    ...{ wagerId, win: prizes + returned, outcome: outcomeOf(lottery, correction, bet), note: correction.reason, now },
  })
  // Another gateway settled it between the reading and the lock.
  if (result === 'replayed') return
  // A stake that was given back otherwise stays so.
  const due = result === 'refused' ? 0n : prizes + returned
  await tx.query(
    `INSERT INTO lottery_correction_bet (correction_id, wager_id, paid, due, missing)
     VALUES (:id, :wagerId, :paid, :due, :missing) ON CONFLICT DO NOTHING`,
    {
      id: correction.id,
      wagerId,
      paid: (result === 'refused' ? 0n : paid) ?? 0n,
      due,
      missing: missing ?? 0n,
    },
  )
}

const TotalRow = type({ memberId: bigint(), game: string(), currency: string(), amount: string() })

/** Tells each member whose bets come to something else, once. */
async function tell({ database, now }: GatewayDeps, { id, issue }: Correction): Promise<void> {
  const totals = await rowsOf(
    database,
    TotalRow,
    `SELECT w.member_id AS "memberId", min(g.game_name) AS game, w.currency, sum(c.due + c.missing)::text AS amount
     FROM lottery_correction_bet c JOIN wager w ON w.id = c.wager_id JOIN game g ON g.node_id = w.node_id
     WHERE c.correction_id = :id GROUP BY w.member_id, w.currency HAVING bool_or(c.due <> c.paid)`,
    { id },
  )
  const messages = totals.map(({ memberId, ...details }) => ({
    ...{ memberId, kind: 'lottery_corrected' as const, details: { ...details, issue } },
    reference: `lottery_corrected:${id}:${details.currency}`,
  }))
  for (let at = 0; at < messages.length; at += batch)
    await leaveMessages(database, messages.slice(at, at + batch), now())
}
