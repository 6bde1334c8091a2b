import { bigint, type Infer, type } from 'superstruct'
import type { GatewayDeps } from '#gateway/deps.ts'
import type { Transaction } from '#gateway/platform/db/client.ts'
import { rowOf } from '#gateway/platform/db/rows.ts'
import { takeMark } from '#gateway/platform/db/take-mark.ts'
import { balanceChanged } from '#gateway/platform/events/balance-changes.ts'
import { feedPot } from './feed-pot.ts'
import { type PotWin, payWin, tellWinner } from './pay-win.ts'
import { type BetPlace, openPot, type PotRow, runningPot } from './pot.ts'
import { readJackpotSetting } from './setting.ts'

/**
 * The job of the jackpot: it counts the bets that were settled since the last run, pays what they have won, and opens the
 * next pot. All of it is one transaction that moves the mark too, so that a bet counts once, also if a gateway stops midway
 * or several do this at once.
 */
export async function runJackpot(deps: GatewayDeps): Promise<void> {
  const { database, config } = deps
  const now = deps.now()
  const wins = await database.transaction((tx) => goOn(tx, config.currency, now), { statementTimeout: 600_000 })
  for (const { pot, bet, amount } of wins) {
    deps.log.info({ pot: pot.id.toString(), bet: bet.id.toString(), amount: amount.toString() }, 'the jackpot was won')
    balanceChanged(deps, bet.member_id)
  }
}

const MarkRow = type({ counted_to: bigint(), ended: bigint() })

async function goOn(tx: Transaction, currency: string, now: Date): Promise<readonly PotWin[]> {
  // The plan must not depend on statistics, which the embedded database never collects.
  await tx.query('SET LOCAL enable_seqscan = off')
  // A jackpot that is off takes no lock, because that would be written.
  if (!(await runningPot(tx)) && !(await readJackpotSetting(tx)).enabled) return []
  if (!(await takeMark(tx, 'jackpot_mark'))) return []
  const mark = await rowOf(
    tx,
    MarkRow,
    `SELECT counted_to, pg_snapshot_xmin(pg_current_snapshot())::text::bigint AS ended FROM jackpot_mark`,
  )
  if (!mark) return []
  const setting = await readJackpotSetting(tx)
  const pot = await runningPot(tx)
  const opening = (from: BetPlace) => (setting.enabled ? openPot(tx, { setting, currency, from, now }) : undefined)
  let wins: readonly PotWin[] = []
  if (!pot) await opening({ xid: mark.ended, bet: 0n })
  else if (mark.ended < mark.counted_to) await beginAgain(tx, mark.ended)
  else wins = await feedPots(tx, pot, mark, now, opening)
  await tx.query('UPDATE jackpot_mark SET counted_to = :ended', { ended: mark.ended })
  for (const win of wins) await tellWinner(tx, win, now)
  return wins
}

/** Feeds one pot after the other, because many bets, such as those of a long pause, can win more than one. */
async function feedPots(
  tx: Transaction,
  first: PotRow,
  mark: Infer<typeof MarkRow>,
  now: Date,
  opening: (from: BetPlace) => Promise<PotRow> | undefined,
): Promise<readonly PotWin[]> {
  const wins: PotWin[] = []
  for (let pot: PotRow | undefined = first; pot; ) {
    const won = await feedPot(tx, pot, { from: mark.counted_to, to: mark.ended }, now)
    if (!won) break
    const win = { pot, ...won }
    await payWin(tx, win, now)
    wins.push(win)
    pot = await opening({ xid: won.bet.settled_xid, bet: won.bet.id })
  }
  return wins
}

/**
 * The numbers of transactions begin again in a database that was restored elsewhere. Bets count anew from now on: no bet
 * that is there already can count a second time, when their numbers come again.
 */
async function beginAgain(tx: Transaction, ended: bigint): Promise<void> {
  await tx.query('UPDATE jackpot_mark SET after_bet = (SELECT coalesce(max(id), 0) FROM wager)')
  await tx.query(
    `UPDATE jackpot_pot SET passed = counted, from_xid = :ended, from_bet = 0, after_bet = (SELECT after_bet FROM jackpot_mark)
     WHERE state = 'running'`,
    { ended },
  )
}
