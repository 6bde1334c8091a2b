import { bigint, enums, type Infer, nullable, string, type } from 'superstruct'
import type { Lottery } from '#games/lottery/lotteries.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import type { Transaction } from '#gateway/platform/db/client.ts'
import { Json, rowOf, rowsOf } from '#gateway/platform/db/rows.ts'
import { balanceChanged } from '#gateway/platform/events/balance-changes.ts'
import { betTransaction, endRound, win } from '#gateway/play/vendors/door.ts'
import { validBet } from '#gateway/play/vendors/valid-bet.ts'
import { betEnd, outcomeOf, SettledBetRow, settledBetFields, settledBetTables } from './bet-end.ts'
import { addCovered, type Covered, coveredBy } from './covered.ts'

/** Bets that are settled in one transaction. */
const batch = 100

const DrawRow = type({
  issue: string(),
  state: enums(['drawn', 'void']),
  commitment: string(),
  server_seed: nullable(string()),
  result: nullable(Json),
})

/**
 * Settles all bets of a draw that has a result or is void, some at a time. Gateways that do so at once share the bets; one that was settled
 * is never settled again.
 */
export async function settleDraw(deps: GatewayDeps, lottery: Lottery, issue: string): Promise<void> {
  const { database, log } = deps
  const names = { lottery: lottery.id, issue }
  const draw = await rowOf(
    database,
    DrawRow,
    `SELECT issue, state, commitment, server_seed, result FROM lottery_draw
     WHERE lottery = :lottery AND issue = :issue AND state IN ('drawn', 'void')`,
    names,
  )
  if (!draw) return
  const covered: Covered = new Map()
  try {
    for (;;) {
      const members = await database.transaction((tx) => settleSome(deps, tx, lottery, issue, draw, covered))
      for (const member of new Set(members)) balanceChanged(deps, member)
      if (members.length < batch) break
    }
  } catch (err) {
    log.error({ err, ...names }, 'bets of a draw were not settled together')
    if (!(await settleEach(deps, lottery, issue, draw, covered))) return
  }
  await database.query('SELECT lottery_settled(:lottery, :issue)', names)
}

const WagerRow = type({ wager_id: bigint() })

/** Settles each bet alone, so that nobody waits for the money of a bet that cannot be settled. @returns whether all are */
async function settleEach(
  deps: GatewayDeps,
  lottery: Lottery,
  issue: string,
  draw: Infer<typeof DrawRow>,
  covered: Covered,
): Promise<boolean> {
  const { database, log } = deps
  const bets = await rowsOf(
    database,
    WagerRow,
    'SELECT wager_id FROM lottery_bet WHERE lottery = :lottery AND issue = :issue AND settled_at IS NULL AND NOT cancelled',
    { lottery: lottery.id, issue },
  )
  let failed = 0
  for (const { wager_id: wagerId } of bets)
    try {
      const members = await database.transaction((tx) => settleSome(deps, tx, lottery, issue, draw, covered, wagerId))
      for (const member of members) balanceChanged(deps, member)
    } catch (err) {
      failed++
      log.error({ err, lottery: lottery.id, issue, bet: `${wagerId}` }, 'a bet was not settled')
    }
  return failed === 0
}

/**
 * @param only the bet that is settled; some together if left out
 * @returns the members whose bets were settled, as often as they had one
 */
async function settleSome(
  { now }: GatewayDeps,
  tx: Transaction,
  lottery: Lottery,
  issue: string,
  draw: Infer<typeof DrawRow>,
  covered: Covered,
  only?: bigint,
): Promise<bigint[]> {
  const bets = await rowsOf(
    tx,
    SettledBetRow,
    `SELECT ${settledBetFields} FROM ${settledBetTables}
     WHERE b.lottery = :lottery AND b.issue = :issue AND b.settled_at IS NULL AND NOT b.cancelled
       AND (:only::bigint IS NULL OR b.wager_id = :only)
     ORDER BY b.wager_id LIMIT ${batch} FOR UPDATE OF b SKIP LOCKED`,
    { lottery: lottery.id, issue, only: only ?? null },
  )
  await addCovered(
    tx,
    lottery,
    issue,
    bets.flatMap(({ member_id: member, mode }) => (mode === 'real' ? [member] : [])),
    covered,
  )
  const wonChases = new Set<bigint>()
  for (const bet of bets) {
    const { wager_id: wagerId, round_id: roundId, member_id: memberId, stake } = bet
    const isVoid = draw.result === null
    const { prizes, returned } = betEnd(lottery, draw, bet)
    // A returned stake is no win.
    if (prizes > 0n && bet.chase_id !== null) wonChases.add(bet.chase_id)
    // The stake of a void bet goes back by itself.
    const won = isVoid ? 0n : prizes + returned
    const settled = await win(tx, {
      transaction: betTransaction(memberId, 'settle', wagerId),
      betId: `${memberId}:${bet.key}`,
      state: isVoid ? 'void' : won > 0n ? 'won' : 'lost',
      win: won,
      outcome: outcomeOf(lottery, draw, bet),
      validBet: isVoid ? 0n : validBet({ gameType: bet.game_type, stake, win: won, ...coveredBy(covered, bet) }),
      unseen: false,
      now: now(),
    })
    if (settled.result !== 'done' && settled.result !== 'replayed')
      throw new Error(`Bet ${wagerId} cannot be settled: ${settled.result}`)
    await endRound(tx, roundId, now())
    await tx.query('UPDATE lottery_bet SET settled_at = table_now() WHERE wager_id = :wagerId', { wagerId })
  }
  for (const chaseId of [...wonChases].sort((one, other) => (one < other ? -1 : 1)))
    await tx.query(wonText, { chaseId })
  return bets.flatMap(({ member_id, mode }) => (mode === 'real' ? [member_id] : []))
}

/** A chase that stops on a win is stopped after this transaction (`stop-chases.ts`). */
const wonText = `UPDATE lottery_chase SET won_at = table_now() WHERE id = :chaseId AND stops_on_win AND won_at IS NULL`
