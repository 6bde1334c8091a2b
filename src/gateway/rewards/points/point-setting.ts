import {
  array,
  boolean,
  enums,
  type Infer,
  integer,
  max,
  min,
  nullable,
  optional,
  pattern,
  string,
  type,
} from 'superstruct'
import { GameType } from '#contract/play/games/game.ts'
import { type PointRateOffer, pointPasswords } from '#contract/rewards/points/point.ts'
import { CurrencyCode } from '#contract/scalars.ts'
import type { Executor } from '#gateway/platform/db/client.ts'
import { defineSetting, readSettings } from '#gateway/platform/settings/settings.ts'

const Points = max(min(integer(), 1), 1_000_000)
/** Minor units as digits: JSON has no bigint. */
const Amount = pattern(string(), /^[1-9]\d{0,17}$/)

/** The price of points in a category: `points` for each whole `turnover`, in minor units. */
export const PointRuleStruct = type({ gameType: GameType, points: Points, turnover: Amount, currency: CurrencyCode })
export type PointRule = Infer<typeof PointRuleStruct>

const earning = (gameType: GameType, turnover: string): PointRule => ({
  gameType,
  points: 1,
  turnover,
  currency: 'BRL',
})

const PointSettingStruct = type({
  enabled: boolean(),
  earning: array(PointRuleStruct),
  password: enums(pointPasswords),
  /** Rewards that points can be exchanged for; without them points cannot be exchanged. */
  convert: optional(nullable(type({ points: Points, amount: Amount, currency: CurrencyCode }))),
})
export type PointSetting = Infer<typeof PointSettingStruct>

/** The operator's setting of points; off by default. */
export const pointsSetting = defineSetting('points', PointSettingStruct, {
  enabled: false,
  earning: [
    earning('RNG', '1000'),
    earning('FISH', '1000'),
    earning('LIVE', '5000'),
    earning('PVP', '5000'),
    earning('SPORTS', '5000'),
    earning('LOTT', '2000'),
    earning('ELOTT', '2000'),
  ],
  password: 'payment',
})

/** The setting, with amounts as bigint. */
export async function readPointSetting(on: Executor) {
  const { points } = await readSettings(on, { points: pointsSetting })
  const convert: PointRateOffer | null = points.convert
    ? { ...points.convert, amount: BigInt(points.convert.amount) }
    : null
  return { ...points, convert }
}

/** Whether the operator has enabled points. */
export async function pointsEnabled(on: Executor): Promise<boolean> {
  return (await readPointSetting(on)).enabled
}
