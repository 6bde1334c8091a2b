import { array, boolean, enums, integer, nullable, object, optional, type } from 'superstruct'
import { defineCall } from '#contract/define-call.ts'
import { GameType } from '#contract/play/games/game.ts'
import { CurrencyCode, PositiveMinorUnits } from '#contract/scalars.ts'
import { PointRateStruct, pointPasswords } from './point.ts'

/** Points never expire (product rule 11.1). While `enabled` is false, none are collected. */
export const getPointConfig = defineCall({
  name: 'getPointConfig',
  summary: 'Rules of the points mall: how points are earned.',
  method: 'GET',
  path: '/wps/point/config',
  auth: 'none',
  request: object({}),
  response: type({
    enabled: boolean(),
    expires: boolean(),
    /** Points for each whole `turnover` in a category. */
    earning: array(
      type({ gameType: GameType, points: integer(), turnover: PositiveMinorUnits, currency: CurrencyCode }),
    ),
    /** Rewards for points; null if there are none. */
    convert: optional(nullable(PointRateStruct)),
    /** The password that redeeming requires. */
    password: enums(pointPasswords),
  }),
})
