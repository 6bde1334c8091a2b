import { enums, type Infer, object, optional, size, string } from 'superstruct'
import { defineCall } from '#contract/define-call.ts'
import { LaunchedStruct } from '#contract/play/games/launched.ts'
import { Language, Text } from '#contract/scalars.ts'
import { PrizeMode } from './lottery.ts'

const LaunchLotteryRequestStruct = object({
  lottoArea: optional(enums(['VN', 'SEA', 'BR'])),
  launchMode: enums(['LOTT']),
  prizeMode: PrizeMode,
  gameCode: Text,
  lottoView: enums(['betting', 'lobby']),
  device: enums(['WEB']),
  /** Path of the site to which the game's back button leads. */
  backUrl: optional(size(string(), 0, 2048)),
  language: Language,
})
export type LaunchLotteryRequest = Infer<typeof LaunchLotteryRequestStruct>

/**
 * As `launchGame`: the page sends the token to the frame by `postMessage`. `game_maintenance` carries
 * `value.suggestions`.
 */
export const launchLottery = defineCall({
  name: 'launchLottery',
  summary: 'Opens a lottery of a prize mode.',
  method: 'POST',
  path: '/wps/lottery/launch',
  auth: 'session',
  request: LaunchLotteryRequestStruct,
  response: LaunchedStruct,
  errors: ['game_not_found', 'game_maintenance', 'real_account_required'],
})
