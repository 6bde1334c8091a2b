import { enums, type Infer, nullable, object, optional, pattern, size, string, type } from 'superstruct'
import { defineCall } from '#contract/define-call.ts'
import { LaunchedStruct } from '#contract/play/games/launched.ts'
import { Language, Text } from '#contract/scalars.ts'
import { sitePath } from '#lib/site-path.ts'
import { PrizeMode } from './lottery.ts'

const SitePath = size(pattern(string(), sitePath), 1, 2048)

const LottoView = enums(['betting', 'lobby'])

const LaunchLotteryRequestStruct = object({
  lottoArea: optional(enums(['VN', 'SEA', 'BR'])),
  launchMode: enums(['LOTT']),
  prizeMode: PrizeMode,
  gameCode: Text,
  /** `betting` opens the game, `lobby` the list of the page that the lottery is on. */
  lottoView: LottoView,
  device: enums(['WEB']),
  /** Path of the site to which the game's back button leads. */
  backUrl: optional(SitePath),
  language: Language,
})
export type LaunchLotteryRequest = Infer<typeof LaunchLotteryRequestStruct>

/**
 * As `launchGame`: the page sends the token to the frame by `postMessage`. `game_maintenance` carries
 * `value.suggestions`.
 */
export const launchLottery = defineCall({
  name: 'launchLottery',
  summary: 'Opens a lottery of a prize mode, or says where the list of its page is.',
  method: 'POST',
  path: '/wps/lottery/launch',
  auth: 'session',
  request: LaunchLotteryRequestStruct,
  response: type({
    lottoView: LottoView,
    /** Path of the site, without a language: the page of the game, which leads back to `backUrl`, or the list. */
    url: string(),
    /** What a frame needs, as `launchGame` answers it; null for a list. */
    launched: nullable(LaunchedStruct),
  }),
  errors: ['game_not_found', 'game_maintenance', 'real_account_required'],
})
