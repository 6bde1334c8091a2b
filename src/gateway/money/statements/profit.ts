import { bigint, type Infer, type } from 'superstruct'
import type { Days } from '#contract/days.ts'
import { GameType } from '#contract/play/games/game.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import type { Executor } from '#gateway/platform/db/client.ts'
import { rowsOf } from '#gateway/platform/db/rows.ts'
import type { Session } from '#gateway/platform/http/context.ts'
import { walletOf } from '#gateway/platform/ledger/wallets.ts'
import { brandTimeZone } from '#gateway/platform/settings/time-zone.ts'
import { momentsOf } from '#lib/civil-days.ts'
import { type LineSums, moneyLines, type Stretch, stretchBetween } from './statement-bounds.ts'

/** Play and money of the caller in a period, and deposits and withdrawals of all times. */
export async function profit({ database, now }: GatewayDeps, session: Session, days: Days) {
  const wallet = walletOf(session)
  const { currency } = wallet
  const timeZone = await brandTimeZone(database)
  const moments = momentsOf(days, timeZone)
  const [from, to] = [new Date(moments.from), new Date(moments.to)]
  const upTo = now()
  // One after the other: the period cannot be ahead of all times, which are read last.
  const period = await stretchBetween(database, wallet, from, to)
  const rows = await selectCategories(database, session.memberId, currency, from, to)
  const ever = await stretchBetween(database, wallet, new Date(0), 'infinity')
  const categories = rows.map(({ game_type: gameType, ...figures }) => ({ gameType, ...playedOf(figures) }))
  const { deposits, withdrawals } = moneyOf(ever)
  return {
    currency,
    upTo: upTo.toISOString(),
    categories,
    sums: playedOf({
      bets: sum(rows, 'bets'),
      stake: sum(rows, 'stake'),
      valid_bet: sum(rows, 'valid_bet'),
      win: sum(rows, 'win'),
    }),
    money: moneyOf(period),
    lifetime: { since: ever.since?.toISOString() ?? null, deposits, withdrawals, net: deposits - withdrawals },
  }
}

const net = ({ credited, debited }: Pick<LineSums, 'credited' | 'debited'>) => credited - debited

/** The lines of a stretch as money in and out, minor units. Play is the remainder of the other lines. */
function moneyOf(stretch: Stretch) {
  const { deposit, withdrawal, correction, other } = stretch.lines
  const play = moneyLines.reduce((rest, line) => rest - net(stretch.lines[line]), net(stretch))
  return {
    opening: stretch.opening,
    deposits: net(deposit),
    withdrawals: -net(withdrawal) - withdrawal.fee,
    fees: withdrawal.fee,
    corrections: net(correction),
    other: net(other),
    play,
    closing: stretch.closing,
  }
}

const CategoryRow = type({ game_type: GameType, bets: bigint(), stake: bigint(), valid_bet: bigint(), win: bigint() })
type Figures = Omit<Infer<typeof CategoryRow>, 'game_type'>

const playedOf = ({ bets, stake, valid_bet: validBet, win }: Figures) => ({
  bets: Number(bets),
  stake,
  validBet,
  win,
  net: win - stake,
})

const sum = (rows: readonly Figures[], name: keyof Figures) => rows.reduce((total, row) => total + row[name], 0n)

/** Reads one row of `member_hour` per hour, category and state of the days. */
export const categoriesText = `SELECT game_type, sum(wagers)::bigint AS bets, sum(stake)::bigint AS stake,
    sum(valid_bet)::bigint AS valid_bet, sum(win)::bigint AS win
  FROM member_hour
  WHERE member_id = :memberId AND currency = :currency AND hour >= :from AND hour < :to AND status = 'settled' AND wagers > 0
  GROUP BY game_type ORDER BY sum(stake) DESC, game_type`

function selectCategories(on: Executor, memberId: bigint, currency: string, from: Date, to: Date) {
  return rowsOf(on, CategoryRow, categoriesText, { memberId, currency, from, to })
}
