import { bigint, boolean, type Infer, string, type } from 'superstruct'
import type { PointCategory } from '#contract/rewards/points/point.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import type { Executor } from '#gateway/platform/db/client.ts'
import { rowOf, rowsOf } from '#gateway/platform/db/rows.ts'
import type { Session } from '#gateway/platform/http/context.ts'
import { fundsOf, pointWallet } from '#gateway/platform/ledger/wallets.ts'
import { pointsOf } from '#lib/points.ts'
import { type CountedRow, countedBets, isGameType, type RuleVersion, ruleInForce } from './counted-bets.ts'
import { givePoints } from './give-points.ts'
import { hasPointPassword } from './point-password.ts'
import { type PointRule, readPointSetting } from './point-setting.ts'

const MarkRow = type({ is_on: boolean() })

/** Gives a member all points that are earned so far. @returns the points, and the way to the next one in each category */
export async function pointBalance(deps: GatewayDeps, { memberId, currency }: Session) {
  const { database } = deps
  const mark = await rowOf(database, MarkRow, 'SELECT is_on FROM point_mark')
  const rules = mark?.is_on ? await ruleInForce(database) : undefined
  if (rules && isDue(await countedBets(database, memberId), rules))
    await database.transaction((tx) => givePoints(tx, memberId, deps.now()))
  const [funds, bets, earned, setting] = await Promise.all([
    fundsOf(database, pointWallet(memberId)),
    countedBets(database, memberId),
    earnedBy(database, memberId),
    readPointSetting(database),
  ])
  return {
    points: funds.balance,
    enabled: rules !== undefined && setting.enabled,
    categories: (rules?.earning ?? [])
      .filter((rule) => rule.currency === currency)
      .map((rule) => categoryOf(rule, bets, earned)),
    convert: setting.convert?.currency === currency ? setting.convert : null,
    password: setting.password,
    hasPassword: await hasPointPassword(deps, memberId),
  }
}

const priceOf = ({ points, turnover }: PointRule) => ({ points: BigInt(points), turnover: BigInt(turnover) })

/** Whether the member has earned points that are not given yet. */
function isDue(bets: readonly CountedRow[], { earning }: RuleVersion): boolean {
  return bets.some(({ currency, game_type, total, counted, residue }) => {
    const rule = earning.find((one) => one.gameType === game_type && one.currency === currency)
    return rule !== undefined && pointsOf(residue, total - counted, priceOf(rule)).units > 0n
  })
}

function categoryOf(rule: PointRule, bets: readonly CountedRow[], earned: readonly EarnedRow[]): PointCategory {
  const { gameType, currency, points } = rule
  const isOf = (row: { readonly game_type: string; readonly currency: string }) =>
    row.game_type === gameType && row.currency === currency
  const row = bets.find(isOf)
  const price = priceOf(rule)
  // Bets since the last count are shown already, although they are stored with the next whole point only.
  const { residue } = pointsOf(row?.residue ?? 0n, row ? row.total - row.counted : 0n, price)
  return {
    gameType,
    currency,
    residue,
    missing: price.turnover - residue,
    points,
    turnover: price.turnover,
    earned: earned.find(isOf)?.points ?? 0n,
  }
}

const EarnedRow = type({ game_type: string(), currency: string(), points: bigint() })
type EarnedRow = Infer<typeof EarnedRow>

async function earnedBy(on: Executor, memberId: bigint): Promise<EarnedRow[]> {
  const rows = await rowsOf(
    on,
    EarnedRow,
    `SELECT game_type, currency, sum(points)::bigint AS points FROM point_entry
     WHERE member_id = :memberId AND kind = 'earn' GROUP BY game_type, currency`,
    { memberId },
  )
  return rows.filter(({ game_type }) => isGameType(game_type))
}
