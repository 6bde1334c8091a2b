import { bigint, boolean, enums, type Infer, nullable, string, type } from 'superstruct'
import type { Lottery } from '#games/lottery/lotteries.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import type { Transaction } from '#gateway/platform/db/client.ts'
import { Json, rowOf, rowsOf } from '#gateway/platform/db/rows.ts'
import { balanceChanged } from '#gateway/platform/events/balance-changes.ts'
import { callOne } from '#gateway/platform/ledger/call.ts'
import { betTransaction } from '#gateway/play/vendors/door.ts'
import { endMany, winMany } from '#gateway/play/vendors/many.ts'
import { validBet } from '#gateway/play/vendors/valid-bet.ts'
import { betEnd, outcomeOf, SettledBetRow, settledBetFields, settledBetTables } from './bet-end.ts'
import { addCovered, type Covered, coveredBy } from './covered.ts'

/** Bets that are settled in one transaction: as few as leave their players waiting for a short time only, who may bet on the next draw. */
const batch = 25

const DrawRow = type({
  issue: string(),
  state: enums(['drawn', 'void']),
  commitment: string(),
  server_seed: nullable(string()),
  result: nullable(Json),
})

/** A draw of one of our lotteries. */
interface Named {
  readonly lottery: Lottery
  readonly issue: string
}

/**
 * Settles all bets of draws that have a result or are void, by turns some bets of each, so that one with many bets keeps no other waiting.
 * A bet that was settled is never settled again.
 */
export async function settleDraws(deps: GatewayDeps, draws: readonly Named[]): Promise<void> {
  let open = draws.map(({ lottery, issue }) => settlement(deps, lottery, issue))
  while (open.length > 0) {
    const left: typeof open = []
    for (const one of open) if (!(await one.next()).done) left.push(one)
    open = left
  }
}

/** Settles the bets of a draw, some at each step. */
async function* settlement(deps: GatewayDeps, lottery: Lottery, issue: string): AsyncGenerator<void, void, void> {
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
      const settled = await database.transaction((tx) => settleSome(deps, tx, lottery, issue, draw, covered))
      for (const member of settled.members) balanceChanged(deps, member)
      if (settled.bets < batch) break
      yield
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
      const { members } = await database.transaction((tx) =>
        settleSome(deps, tx, lottery, issue, draw, covered, wagerId),
      )
      for (const member of members) balanceChanged(deps, member)
    } catch (err) {
      failed++
      log.error({ err, lottery: lottery.id, issue, bet: `${wagerId}` }, 'a bet was not settled')
    }
  return failed === 0
}

const Alone = type({ alone: boolean() })

/**
 * Nothing while another gateway settles bets of the draw: players have bets in several batches, and two at once would wait for each other's
 * wallets.
 *
 * @param only the bet that is settled; some together if left out
 * @returns how many bets were settled, and the members whose money that has changed
 */
async function settleSome(
  { now }: GatewayDeps,
  tx: Transaction,
  lottery: Lottery,
  issue: string,
  draw: Infer<typeof DrawRow>,
  covered: Covered,
  only?: bigint,
): Promise<{ readonly bets: number; readonly members: ReadonlySet<bigint> }> {
  const alone = await callOne(tx, Alone, 'SELECT pg_try_advisory_xact_lock(hashtextextended(:draw, 0)) AS alone', {
    draw: `settle ${lottery.id} ${issue}`,
  })
  if (!alone.alone) return { bets: 0, members: new Set() }
  const bets = await rowsOf(
    tx,
    SettledBetRow,
    `SELECT ${settledBetFields} FROM ${settledBetTables}
     WHERE b.lottery = :lottery AND b.issue = :issue AND b.settled_at IS NULL AND NOT b.cancelled
       AND (:only::bigint IS NULL OR b.wager_id = :only)
     ORDER BY b.wager_id LIMIT ${batch} FOR UPDATE OF b SKIP LOCKED`,
    { lottery: lottery.id, issue, only: only ?? null },
  )
  const realMembers = bets.flatMap(({ member_id: member, mode }) => (mode === 'real' ? [member] : []))
  await addCovered(tx, lottery, issue, realMembers, covered)
  const wonChases = new Set<bigint>()
  const wins = bets.map((bet) => {
    const { wager_id: wagerId, member_id: memberId, stake } = bet
    const isVoid = draw.result === null
    const { prizes, returned } = betEnd(lottery, draw, bet)
    // A returned stake is no win.
    if (prizes > 0n && bet.chase_id !== null) wonChases.add(bet.chase_id)
    // The stake of a void bet goes back by itself.
    const won = isVoid ? 0n : prizes + returned
    return {
      transaction: betTransaction(memberId, 'settle', wagerId),
      betId: `${memberId}:${bet.key}`,
      state: isVoid ? ('void' as const) : won > 0n ? ('won' as const) : ('lost' as const),
      win: won,
      outcome: outcomeOf(lottery, draw, bet),
      validBet: isVoid ? 0n : validBet({ gameType: bet.game_type, stake, win: won, ...coveredBy(covered, bet) }),
    }
  })
  const settled = await winMany(tx, wins, now())
  for (const [index, { result }] of settled.entries())
    if (result !== 'done' && result !== 'replayed')
      throw new Error(`Bet ${bets[index]?.wager_id} cannot be settled: ${result}`)
  await endMany(
    tx,
    bets.map((bet) => bet.round_id),
    now(),
  )
  await tx.query(settledText, { bets: JSON.stringify(bets.map((bet) => `${bet.wager_id}`)) })
  for (const chaseId of [...wonChases].sort((one, other) => (one < other ? -1 : 1)))
    await tx.query(wonText, { chaseId })
  return { bets: bets.length, members: new Set(realMembers) }
}

const settledText = `UPDATE lottery_bet SET settled_at = table_now()
  WHERE wager_id = ANY (ARRAY(SELECT jsonb_array_elements_text(:bets::jsonb)::bigint))`

/** A chase that stops on a win is stopped after this transaction (`stop-chases.ts`). */
const wonText = `UPDATE lottery_chase SET won_at = table_now() WHERE id = :chaseId AND stops_on_win AND won_at IS NULL`
