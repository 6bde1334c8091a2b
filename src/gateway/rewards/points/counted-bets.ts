import { array, bigint, type Infer, integer, string, type } from 'superstruct'
import { type GameType, gameTypes } from '#contract/play/games/game.ts'
import type { PointType } from '#contract/rewards/points/point.ts'
import type { Executor } from '#gateway/platform/db/client.ts'
import { rowOf, rowsOf } from '#gateway/platform/db/rows.ts'
import { type PointRule, PointRuleStruct } from './point-setting.ts'

/** Names of game categories in a history of points. */
export const typeOfGames: Readonly<Record<GameType, PointType>> = {
  LIVE: 'live',
  LOTT: 'lottery',
  ELOTT: 'lottery',
  PVP: 'pvp',
  RNG: 'slots',
  SPORTS: 'sports',
  ESPORTS: 'sports',
  FISH: 'fishing',
}

export const isGameType = (name: string): name is GameType => gameTypes.some((gameType) => gameType === name)

const RuleRow = type({ version: integer(), earning: array(PointRuleStruct) })
export type RuleVersion = Infer<typeof RuleRow>

/** The rules that bets are counted by; undefined before points were ever enabled. */
export function ruleInForce(on: Executor): Promise<RuleVersion | undefined> {
  return rowOf(on, RuleRow, 'SELECT version, earning FROM point_rule ORDER BY version DESC LIMIT 1')
}

export function ruleOf({ earning }: Pick<RuleVersion, 'earning'>, gameType: string, currency: string) {
  return earning.find((rule: PointRule) => rule.gameType === gameType && rule.currency === currency)
}

const CountedRow = type({
  currency: string(),
  game_type: string(),
  /** The sum of all valid bets so far. All amounts here are minor units. */
  total: bigint(),
  counted: bigint(),
  residue: bigint(),
})
export type CountedRow = Infer<typeof CountedRow>

/** A member's valid bets by currency and category, with how far they were counted. Free play has none. */
export function countedBets(on: Executor, memberId: bigint): Promise<CountedRow[]> {
  return rowsOf(
    on,
    CountedRow,
    `SELECT t.currency, t.game_type, t.total, coalesce(c.counted, 0) AS counted, coalesce(c.residue, 0) AS residue
     FROM (SELECT currency, game_type, sum(valid_bet)::bigint AS total FROM member_hour
       WHERE member_id = :memberId AND status = 'settled' AND currency <> 'FUN' GROUP BY currency, game_type) t
     LEFT JOIN point_count c ON c.member_id = :memberId AND c.currency = t.currency AND c.game_type = t.game_type
     ORDER BY t.currency, t.game_type`,
    { memberId },
  )
}
